import type { Section } from '@/content-model'
import { isLine, wordsOf } from '@/lib/rich-text-tree'

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
])

/**
 * Kinds of sections that stand on many pages or lead to others: a warning on every article, "Comece pelo soro". What
 * they say does not tell what the page is about.
 */
const SHARED = new Set<unknown>([
  'action',
  'banner',
  'callout',
  'cardSection',
  'carousel',
  'feature',
  'links',
  'notice',
  'productBanner',
] satisfies Section['type'][])

const isShared = (value: object): boolean => 'type' in value && SHARED.has(value.type)

const wordsIn = (value: unknown, key: string): string[] => {
  if (typeof value === 'string') return WORDS.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, key))
  if (typeof value !== 'object' || value === null || isShared(value)) return []
  if (isLine(value)) return [wordsOf(value)]
  return Object.entries(value).flatMap(([name, item]) => wordsIn(item, name))
}

/** The words of any parts of a page's model, rich text and its own sections included, as one text without markup. */
export const bodyText = (parts: Record<string, unknown>): string =>
  wordsIn(parts, '').join(' ').replace(/\s+/g, ' ').trim()
