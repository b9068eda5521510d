import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

export const PNG_GREY = 0
export const PNG_PALETTE = 3
export const PNG_RGBA = 6

/** Bytes of a pixel by the kind of its colors. */
const CHANNELS: Readonly<Record<number, number>> = { [PNG_GREY]: 1, [PNG_PALETTE]: 1, [PNG_RGBA]: 4 }

/** A PNG in black whose head promises a size; it holds at most so many bytes of it. @param extra chunks after the head */
export const pngOf = (
  width: number,
  height: number,
  { bytes = 1_000_000, depth = 8, colors = PNG_GREY, interlaced = 0, extra = [] as Buffer[] } = {},
): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colors, 0, 0, interlaced], 8)
  const row = 1 + Math.ceil((width * (CHANNELS[colors] ?? 1) * depth) / 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    ...(colors === PNG_PALETTE ? [pngChunk('PLTE', Buffer.from([200, 100, 50]))] : []),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(Math.min(bytes, row * height)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
