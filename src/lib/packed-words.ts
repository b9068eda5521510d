/**
 * Packs expressions for sending: those with one first word as one text, `bater cabeca|testa`. An expression of that
 * word alone is first: `bater |cabeca`.
 * @param unread words that no reader needs
 */
export function packWords(texts: readonly string[], unread: ReadonlySet<string>): string[] {
  const rests = new Map<string, string[]>()
  for (const text of texts.toSorted()) {
    const [first, ...rest] = text.split(/\s+/).filter((word) => word !== '' && !unread.has(word))
    if (first !== undefined) rests.set(first, [...(rests.get(first) ?? []), rest.join(' ')])
  }
  return [...rests].map(([first, all]) => `${first} ${all.join('|')}`.trim())
}

/** The expressions of one packed text; an unpacked expression is itself. */
export function unpackWords(packed: string): string[] {
  const at = packed.indexOf(' ')
  if (at < 0) return [packed]
  const first = packed.slice(0, at)
  return packed
    .slice(at + 1)
    .split('|')
    .map((rest) => `${first} ${rest}`.trim())
}
