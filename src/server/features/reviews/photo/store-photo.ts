import { randomUUID } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { logger, reasonOf } from '@/server/log/logger'
import { withinMemory } from '@/server/protection/memory-budget'
import { MOST_PIXELS, photoMemory } from './photo-memory'
import { plainPng } from './plain-png'
import { photoStorage } from './storage'

// Otherwise decoders of the last photos stay in memory, beyond the cache's limit.
sharp.cache(false)

/** Pixels of a stored photo's longer side. */
const LONGEST_SIDE = 1600
const QUALITY = 80

/** A stored photo: WebP, upright, without metadata. */
export interface EncodedPhoto {
  bytes: Buffer
  width: number
  height: number
}

/** Not a photo in a known format, or too large to unpack. */
type PhotoProblem = 'unsupportedPhoto' | 'oversizedPhoto'

const startsWith = (bytes: Buffer, ...values: number[]): boolean =>
  values.every((value, index) => bytes[index] === value)

/** An accepted picture's kind by its first bytes; null for others, including vector drawings and HEIC. */
export function photoKind(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF'
  return isRiff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'webp' : null
}

const encode = async (bytes: Buffer): Promise<EncodedPhoto> => {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** A timeout is no broken file. */
const problemOf = (error: Error): PhotoProblem =>
  /\b(?:timeout|killed)\b/.test(error.message) ? 'oversizedPhoto' : 'unsupportedPhoto'

/** Null if unreadable. Reads no pixels, so any size is safe. */
const readHeader = (bytes: Buffer): Promise<Metadata | null> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)

/** Re-encodes a photo, or refuses its format, damage or size (behavior REVIEW-5). @throws TooBusy */
export async function encodePhoto(sent: Buffer): Promise<EncodedPhoto | PhotoProblem> {
  const kind = photoKind(sent)
  const bytes = kind === 'png' ? plainPng(sent) : sent
  const header = kind === null ? null : await readHeader(bytes)
  if (header === null) return 'unsupportedPhoto'
  const memory = photoMemory(header)
  return memory === null ? 'oversizedPhoto' : withinMemory(memory, () => encode(bytes).catch(problemOf))
}

export const PHOTO_PREFIX = 'reviews/'

export type StoredPhoto = { name: string; width: number; height: number } | PhotoProblem | 'storageFailed'

const put = async ({ bytes, width, height }: EncodedPhoto): Promise<StoredPhoto> => {
  const day = new Date().toISOString().slice(0, 10)
  const name = `${PHOTO_PREFIX}${day}-${randomUUID()}.webp`
  try {
    await photoStorage().put(name, bytes)
    return { name, width, height }
  } catch (error) {
    logger.error(`photos: not stored: ${reasonOf(error)}`)
    return 'storageFailed'
  }
}

export async function storePhoto(sent: Buffer): Promise<StoredPhoto> {
  const photo = await encodePhoto(sent)
  return typeof photo === 'string' ? photo : put(photo)
}

/** Deletes the photo of a review that was not stored. The sweep deletes what fails here (`sweep.ts`). */
export async function dropPhoto(name: string): Promise<void> {
  await photoStorage()
    .delete(name)
    .catch((error: unknown) => logger.warn(`photos: not deleted: ${reasonOf(error)}`))
}
