/**
 * Packs expressions into one text for sending, those with one first word together: `bater cabeca|testa;febre`. An
 * expression of that word alone is first: `bater |cabeca`.
 * @param unread words that no reader needs
 */
export function packWords(texts: readonly string[], unread: ReadonlySet<string>): string {
  const rests = new Map<string, string[]>()
  for (const text of texts.toSorted()) {
    const [first, ...rest] = text.split(/\s+/).filter((word) => word !== '' && !unread.has(word))
    if (first !== undefined) rests.set(first, [...(rests.get(first) ?? []), rest.join(' ')])
  }
  return [...rests].map(([first, all]) => `${first} ${all.join('|')}`.trim()).join(';')
}

/** The expressions of a packed text; an unpacked expression is itself. */
export function unpackWords(packed: string): string[] {
  return packed.split(';').flatMap((text) => {
    const [first = ''] = text.split(' ', 1)
    const rests = text.slice(first.length + 1).split('|')
    return rests.map((rest) => `${first} ${rest}`.trim())
  })
}
