import type { Metadata } from 'sharp'
import { BUDGET } from '@/server/protection/memory-budget'

/** Most pixels of a photo, and of one side: phones make 12 to 50 million, and panoramas of 16,384. */
export const MOST_PIXELS = 64_000_000
const LONGEST_SIDE = 20_000

const MEBIBYTE = 1024 * 1024

/** MiB of any photo read row by row. JPEG and WebP are made smaller by their decoders, so that is all of theirs. */
const ROW_BY_ROW = 64

/** Rows of a PNG in memory at once, in the decoder and each step after it (measured up to 639,000 pixels wide). */
const PNG_ROWS = 2600
/** Likewise, where the decoder holds the whole picture already. */
const ROWS_BESIDE_WHOLE = 1500

/** Copies of the whole animation's area that its decoder holds. */
const ANIMATION_COPIES = 3

/** Bytes that are decoded as one piece: progressive JPEG, interlaced PNG, 16 bits a channel, WebP. */
const wholeBytes = ({
  width,
  height,
  channels,
  depth,
  format,
  isProgressive,
  pages = 1,
}: Metadata): number => {
  if (format === 'webp') return width * height * 4 * (pages > 1 ? ANIMATION_COPIES : 1)
  const isDeep = depth === 'ushort'
  if (!isProgressive && !isDeep) return 0
  return width * height * channels * (isDeep || format === 'jpeg' ? 2 : 1)
}

const rowBytes = ({ width, channels, depth, format }: Metadata, rows: number): number =>
  format === 'png' ? rows * width * channels * (depth === 'ushort' ? 2 : 1) : 0

/** MiB that encoding a photo takes at most, by its header; null for more than may be taken. */
export function photoMemory(header: Metadata): number | null {
  const { width, height } = header
  if (Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS) return null
  const whole = wholeBytes(header)
  const rows = rowBytes(header, whole > 0 ? ROWS_BESIDE_WHOLE : PNG_ROWS)
  const memory = Math.ceil(Math.max(ROW_BY_ROW, rows / MEBIBYTE) + whole / MEBIBYTE)
  return memory > BUDGET ? null : memory
}
