import { foldText } from './fold-text'

/** Texts without those that differ from an earlier one in accents, capitals or spaces only. */
export const uniqueFolded = (texts: string[]): string[] => {
  const once = new Map<string, string>()
  for (const text of texts) {
    const key = foldText(text)
    if (!once.has(key)) once.set(key, text)
  }
  return [...once.values()]
}
