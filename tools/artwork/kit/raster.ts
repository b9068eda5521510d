/** SVG to PNG by sharp, and what differs between two PNGs. */
import sharp from 'sharp'
import { drawing, svgDocument } from './paint'

/** What may differ where another version of sharp rasterizes: 8-bit levels. Beyond it a picture looks different. */
const TOLERANCE = { meanLevels: 0.5, farLevels: 24, farShare: 0.001 }

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** What a visitor would see change from one file to the other, in words; null when it is nothing. */
export async function difference(committed: Buffer, drawn: Buffer, isPng: boolean): Promise<string | null> {
  if (committed.equals(drawn)) return null
  if (!isPng) return 'the files differ'
  const [a, b] = [await pixels(committed), await pixels(drawn)]
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 'the sizes differ'
  let [sum, far] = [0, 0]
  for (let i = 0; i < a.data.length; i += 1) {
    const levels = Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0))
    sum += levels
    if (levels > TOLERANCE.farLevels) far += 1
  }
  const [mean, share] = [sum / a.data.length, far / a.data.length]
  if (mean <= TOLERANCE.meanLevels && share <= TOLERANCE.farShare) return null
  return `${mean.toFixed(2)} levels on average; ${(share * 100).toFixed(2)} % of the values are far off`
}

export const rasterize = (svg: string) => sharp(Buffer.from(svg), { limitInputPixels: false })

/** Opacity, 0 to 255, from which a pixel counts as part of the object rather than of its shadow. */
const SOLID = 70

/** Moves and scales a drawing so that what is solid in it fills the picture but for `margin`, a share of its width. */
async function framed(markup: string, width: number, height: number, margin: number): Promise<string> {
  const pad = 400
  const step = 4
  const wide = `<g transform="translate(${pad} ${pad})">${markup}</g>`
  const { data, info } = await rasterize(svgDocument(width + 2 * pad, height + 2 * pad, wide))
    .resize(Math.round((width + 2 * pad) / step))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let i = 0; i < data.length; i += 1) {
    if ((data[i] ?? 0) < SOLID) continue
    const [x, y] = [i % info.width, Math.floor(i / info.width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [w, h] = [(right - left + 1) * step, (bottom - top + 1) * step]
  const scale = Math.min((width * (1 - 2 * margin)) / w, (height - width * 2 * margin) / h)
  const dx = width / 2 - (left * step - pad + w / 2) * scale
  const dy = height / 2 - (top * step - pad + h / 2) * scale
  return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})">${markup}</g>`
}

/** A cut-out on a transparent ground; 80 % of the colors, dithered, since its shades are soft. */
export async function cutOut(width: number, height: number, draw: () => string, margin: number): Promise<Buffer> {
  const markup = await framed(drawing(width, height, draw), width, height, margin)
  return rasterize(svgDocument(width, height, markup))
    .png({ palette: true, quality: 80, effort: 10, dither: 0.4 })
    .toBuffer()
}

/** A full scene. Where it fills a screen its gradients keep every tone; else 256 colors stay smooth and small. */
export function scenePng(width: number, height: number, draw: () => string, fullColor: boolean): Promise<Buffer> {
  const png = fullColor
    ? { compressionLevel: 9, adaptiveFiltering: true }
    : { palette: true, colors: 256, effort: 10, dither: 0 }
  return rasterize(svgDocument(width, height, drawing(width, height, draw)))
    .flatten({ background: '#F4FAF9' })
    .png(png)
    .toBuffer()
}
