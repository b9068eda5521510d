/** The longest text that the service searches for, in bytes of UTF-8. */
const MAX_BYTES = 512

const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** A term as it is searched for and shown: trimmed, in whole characters, within the limit of the service. */
export function cleanTerm(text: string): string {
  // A character has at least one byte.
  const whole = text
    .trimStart()
    .slice(0, MAX_BYTES)
    .replace(/\p{Surrogate}/gu, '\uFFFD')
  let term = ''
  let bytes = 0
  for (const character of whole) {
    bytes += bytesOf(character)
    if (bytes > MAX_BYTES) break
    term += character
  }
  return term.trim()
}
