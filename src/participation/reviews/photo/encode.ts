import sharp, { type Metadata } from 'sharp'
import { withinMemory } from '../../protection/memory-budget'
import { photoKind } from './kind'

// Otherwise the decoders of the last photos stay in memory, whole: its own limit does not count them.
sharp.cache(false)

/** Pixels of a photo's longer side as it is kept, and the most pixels that are unpacked at all: a phone's are 12 to 50 million. */
const LONGEST_SIDE = 1600
const MOST_PIXELS = 64_000_000
const QUALITY = 80

const MEBIBYTE = 1024 * 1024

/** MiB for a photo that is read row by row, measured with 64 million pixels; and the most that is unpacked at once besides. */
const ROW_BY_ROW = 64
const MOST_WHOLE = 192

/** A photo as it is kept: WebP, upright, without any data about camera, place or time. */
export interface EncodedPhoto {
  bytes: Buffer
  /** Pixels. */
  width: number
  height: number
}

/** Why a file is not taken: not a photo in a known format, or too large to unpack. */
export type PhotoProblem = 'unsupportedPhoto' | 'oversizedPhoto'

/**
 * MiB that are unpacked at once, by the header: nothing for a photo that is read row by row; progressive JPEG (two bytes a
 * coefficient), interlaced PNG and 16 bits a channel count whole.
 */
const wholeMemory = ({ width, height, channels, depth, format, isProgressive }: Metadata): number => {
  const isDeep = depth === 'ushort'
  if (!isProgressive && !isDeep) return 0
  const bytes = isDeep || format === 'jpeg' ? 2 : 1
  return Math.ceil((width * height * channels * bytes) / MEBIBYTE)
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

/** What took longer than its limit is no broken file. */
const problemOf = (error: Error): PhotoProblem =>
  error.message.startsWith('timeout') ? 'oversizedPhoto' : 'unsupportedPhoto'

/** Null where it cannot be read. Reads no pixels, so that any size may be asked for. */
const readHeader = (bytes: Buffer): Promise<Metadata | null> =>
  sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)

/**
 * Makes of what a visitor sent a picture of our own. Not taken (behavior REVIEW-5): another kind than JPEG, PNG or WebP by
 * its first bytes, a broken file, more than 64 million pixels, or more than 192 MiB to be unpacked at once.
 * @throws TooBusy
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | PhotoProblem> {
  const header = photoKind(bytes) === null ? null : await readHeader(bytes)
  if (header === null) return 'unsupportedPhoto'
  const whole = wholeMemory(header)
  if (header.width * header.height > MOST_PIXELS || whole > MOST_WHOLE) return 'oversizedPhoto'
  return withinMemory(ROW_BY_ROW + whole, () => encode(bytes).catch(problemOf))
}
