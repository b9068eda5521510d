/** A file's kind by its first bytes; its name and declared type are ignored. */
export type PhotoKind = 'jpeg' | 'png' | 'webp'

const startsWith = (bytes: Buffer, ...values: number[]): boolean =>
  values.every((value, index) => bytes[index] === value)

/** The kind of an accepted picture; null for others, including vector drawings and HEIC. */
export function photoKind(bytes: Buffer): PhotoKind | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  const isRiff = bytes.subarray(0, 4).toString('latin1') === 'RIFF'
  return isRiff && bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'webp' : null
}
