import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { badRequest } from '../errors'
import { cutOf, planOf, positionOf, type Size } from './geometry'
import type { Format, ImageParams } from './params'
import type { ImageSource } from './source'

/** Loaded with the first picture: it takes as long as half the sandbox's start. */
const load = async () => (await import('sharp')).default

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }
const FORMAT_OF: Record<string, Format> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

export const MEDIA_TYPE: Record<Format, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

/** The format of a response unless `fm` names another. */
export function formatOf(contentType: string): Format {
  return FORMAT_OF[contentType] ?? 'png'
}

/** Shown where a picture is missing: mint with a soft curve across the lower half. */
const placeholder = ({ width, height }: Size): Buffer => {
  const at = (x: number, y: number): string => `${Math.round(width * x)} ${Math.round(height * y)}`
  const breeze = `M${at(0, 0.68)}C${at(0.3, 0.48)} ${at(0.55, 0.9)} ${at(1, 0.6)}V${height}H0Z`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#e3f6f0"/><path d="${breeze}" fill="#9fe0ce"/></svg>`)
}

/** The source's bytes, a placeholder where there is no file. */
export async function originalBytes(source: ImageSource): Promise<Buffer> {
  if (source.file !== null) return readFile(source.file)
  const drawing = placeholder(source)
  if (source.contentType === 'image/svg+xml') return drawing
  const sharp = await load()
  return encode(sharp(drawing), formatOf(source.contentType), null).toBuffer()
}

const encode = (image: Sharp, format: Format, params: ImageParams | null): Sharp => {
  const quality = params?.quality ?? null
  const options = quality === null ? {} : { quality }
  const progressive = params?.progressive ?? false
  if (format === 'jpg')
    return image.flatten({ background: params?.background ?? '#ffffff' }).jpeg({ ...options, progressive })
  if (format === 'png') return image.png({ palette: params?.palette ?? false, progressive })
  if (format === 'webp') return image.webp({ ...options, effort: 2 })
  return format === 'gif' ? image.gif() : image.avif({ ...options, effort: 2 })
}

const corners = ({ width, height }: Size, radius: number | 'max'): Buffer => {
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius]
  return Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`,
  )
}

const resize = (image: Sharp, source: Size, params: ImageParams): { image: Sharp; size: Size } => {
  const { size, mode } = planOf(source, params)
  if (mode === 'cut') return { image: image.extract(cutOf(source, size, params.focus)), size }
  const background = params.background ?? TRANSPARENT
  if (mode === 'contain') {
    const room = {
      ...size,
      fit: 'contain',
      position: positionOf(params.focus).replace('attention', 'center'),
    } as const
    return { image: image.resize({ ...room, background, withoutEnlargement: false }), size }
  }
  const fit = mode === 'inside' ? 'fill' : mode
  return { image: image.resize({ ...size, fit, position: positionOf(params.focus) }), size }
}

/** The Images API makes AVIF up to this many pixels; larger ones take a machine for a quarter of a minute. */
const MAX_AVIF_PIXELS = 9_000_000

const requireDrawable = ({ width, height }: Size, format: Format): void => {
  if (format === 'avif' && width * height > MAX_AVIF_PIXELS)
    throw badRequest('An AVIF may have at most 9 megapixels.')
}

/** A picture in the requested size and format. @throws ApiError 400 where it would be too large for its format */
export async function transform(source: ImageSource, params: ImageParams): Promise<Buffer> {
  const sharp = await load()
  const input = await originalBytes(source)
  const { width, height } = await sharp(input).metadata()
  const natural = { width: width ?? source.width, height: height ?? source.height }
  const format = params.format ?? formatOf(source.contentType)
  requireDrawable(planOf(natural, params).size, format)
  const resized = resize(sharp(input), natural, params)
  if (params.radius === null) return encode(withBackground(resized.image, params), format, params).toBuffer()
  const plain = await resized.image.ensureAlpha().png().toBuffer()
  const mask = [{ input: corners(resized.size, params.radius), blend: 'dest-in' as const }]
  const rounded = await sharp(plain).composite(mask).png().toBuffer()
  return encode(withBackground(sharp(rounded), params), format, params).toBuffer()
}

const withBackground = (image: Sharp, { background }: ImageParams): Sharp =>
  background === null ? image : image.flatten({ background })
