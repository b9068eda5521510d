/** For comparing: lower case, no accents, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Texts without those that differ from an earlier one only in accents, case or spaces. */
export function uniqueFolded(texts: string[]): string[] {
  const once = new Map<string, string>()
  for (const text of texts) {
    const key = foldText(text)
    if (!once.has(key)) once.set(key, text)
  }
  return [...once.values()]
}
