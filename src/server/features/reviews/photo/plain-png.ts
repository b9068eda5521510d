/** Bytes of the signature, and of a chunk beside its data: length, type, checksum. */
const SIGNATURE = 8
const FRAME = 12

/** Chunks that pixels, colors and orientation need: critical ones have a capital. */
const NEEDED = /^(?:[A-Z][A-Za-z]{3}|tRNS|iCCP|sRGB|gAMA|cHRM|eXIf)$/

/**
 * A PNG without texts and other additions. Decoders decompress each text, of any number and size, before the first
 * pixel: 3 MB of them take 20 seconds. A broken chunk and what follows it stay, for the decoder to refuse.
 */
export function plainPng(bytes: Buffer): Buffer {
  const plain = Buffer.alloc(bytes.length)
  let size = bytes.copy(plain, 0, 0, SIGNATURE)
  let at = SIGNATURE
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + bytes.readUInt32BE(at)
    if (NEEDED.test(bytes.toString('latin1', at + 4, at + 8))) size += bytes.copy(plain, size, at, end)
    at = end
  }
  return plain.subarray(0, size + bytes.copy(plain, size, Math.min(at, bytes.length)))
}
