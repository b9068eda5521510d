import sharp from 'sharp'
import { photoKind } from './kind'

/** Pixels of a photo's longer side as it is kept, and the most pixels that are unpacked at all: a phone's are 12 to 50 million. */
const LONGEST_SIDE = 1600
const MOST_PIXELS = 64_000_000
const QUALITY = 80

/** A photo as it is kept: WebP, upright, without any data about camera, place or time. */
export interface EncodedPhoto {
  bytes: Buffer
  /** Pixels. */
  width: number
  height: number
}

/** One at a time: unpacked, a photo takes some 200 MB. */
let turn: Promise<unknown> = Promise.resolve()

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

/**
 * Makes of what a visitor sent a picture of our own; null where it is none that this site takes: of another kind than JPEG,
 * PNG or WebP by its first bytes, broken, or unpacking to more than 64 million pixels.
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto | null> {
  if (photoKind(bytes) === null) return null
  const mine = turn.then(() => encode(bytes)).catch(() => null)
  turn = mine
  return mine
}
