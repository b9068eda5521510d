import type { PageModel } from '@/content-model'
import { isLine, wordsOf } from '@/lib/rich-text-tree'

/** Characters that search engines show of a description. */
const MOST = 160
/** Fewer than these say nothing of a page. */
const LEAST = 40

/** Fields of models that hold running words, in the order of their worth. */
const WORDS = new Set(['answer', 'description', 'shortDescription', 'subTitle', 'text'])

const wordsIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') return WORDS.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item, key))
  if (typeof value !== 'object' || value === null) return []
  if (isLine(value)) return [wordsOf(value)]
  // Words of buttons and links say what to do, not what the page is of.
  if ('href' in value) return []
  return Object.entries(value).flatMap(([name, item]) => wordsIn(item, name))
}

/** A text that fits into a description, cut at a word. */
export function cutAtWord(text: string, most = MOST): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
  if (plain.length <= most) return plain
  const cut = plain
    .slice(0, most)
    .replace(/\s+\S*$/u, '')
    .replace(/[\s,;:.–-]+$/u, '')
  return `${[...cut].slice(0, most - 1).join('')}…`
}

/** Describes a page by its first words where editors wrote no description. */
export function withDescription<Page extends PageModel>(page: Page): Page {
  const { meta, crumbs, ...parts } = page
  if (meta.description !== null) return page
  const words = cutAtWord(wordsIn(parts).join(' '))
  return words.length < LEAST ? page : { ...page, meta: { ...meta, description: words } }
}
