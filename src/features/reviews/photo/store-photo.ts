import { randomUUID } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { logger, reasonOf } from '@/server/logging/logger'
import { withinMemory } from '../../protection/memory-budget'
import { photoStorage } from './storage'

// Otherwise decoders of the last photos stay in memory, beyond the cache's limit.
sharp.cache(false)

/** Pixels of a stored photo's longer side, and the most that are unpacked: phones have 12 to 50 million. */
const LONGEST_SIDE = 1600
const MOST_PIXELS = 64_000_000
const QUALITY = 80

const MEBIBYTE = 1024 * 1024

/** MiB of a photo read row by row, measured with 64 million pixels; and the most unpacked at once besides. */
const ROW_BY_ROW = 64
const MOST_WHOLE = 192

/** A stored photo: WebP, upright, without metadata. */
export interface EncodedPhoto {
  bytes: Buffer
  width: number
  height: number
}

/** Not a photo in a known format, or too large to unpack. */
type PhotoProblem = 'unsupportedPhoto' | 'oversizedPhoto'

/** MiB unpacked at once, by the header: the whole of progressive JPEG, interlaced PNG, 16 bits a channel. */
const wholeMemory = ({ width, height, channels, depth, format, isProgressive }: Metadata): number => {
  const isDeep = depth === 'ushort'
  if (!isProgressive && !isDeep) return 0
  const bytes = isDeep || format === 'jpeg' ? 2 : 1
  return Math.ceil((width * height * channels * bytes) / MEBIBYTE)
}

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
  error.message.startsWith('timeout') ? 'oversizedPhoto' : 'unsupportedPhoto'

/** Null if unreadable. Reads no pixels, so any size is safe. */
const readHeader = (bytes: Buffer): Promise<Metadata | null> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)

/** Re-encodes a photo, or refuses its format, damage or size (behavior REVIEW-5). @throws TooBusy */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | PhotoProblem> {
  const header = photoKind(bytes) === null ? null : await readHeader(bytes)
  if (header === null) return 'unsupportedPhoto'
  const whole = wholeMemory(header)
  if (header.width * header.height > MOST_PIXELS || whole > MOST_WHOLE) return 'oversizedPhoto'
  return withinMemory(ROW_BY_ROW + whole, () => encode(bytes).catch(problemOf))
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
