/** Fields of models that hold words which a visitor reads. */
const WORDS = new Set([
  'answer',
  'description',
  'name',
  'purpose',
  'question',
  'quotes',
  'steps',
  'subTitle',
  'supplies',
  'supportingText',
  'text',
  'title',
  'value',
])

const wordsIn = (value: unknown, key: string): string[] => {
  if (typeof value === 'string') return WORDS.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => wordsIn(item, name))
}

/** The words of any parts of a page's model, rich text and embedded sections included, as one text without markup. */
export const bodyText = (parts: Record<string, unknown>): string =>
  wordsIn(parts, '').join(' ').replace(/\s+/g, ' ').trim()
