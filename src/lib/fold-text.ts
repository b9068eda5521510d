/** A text for comparing: lower case, without accents, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Texts without those that differ from an earlier one in accents, capitals or spaces only. */
export function uniqueFolded(texts: string[]): string[] {
  const once = new Map<string, string>()
  for (const text of texts) {
    const key = foldText(text)
    if (!once.has(key)) once.set(key, text)
  }
  return [...once.values()]
}
