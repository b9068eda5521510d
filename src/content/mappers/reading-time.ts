import { childrenOf, isLine, wordsOf } from '@/lib/rich-text-tree'
import type { RichText, RichTextNode } from '@/models/rich-text'

/** Words a minute that adults read of plain informative text, rounded down so that nobody feels slow. */
const WORDS_PER_MINUTE = 200

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

const wordsIn = (nodes: RichTextNode[]): number =>
  nodes.reduce(
    (sum, node) =>
      sum +
      (typeof node !== 'string' && isLine(node) ? countWords(wordsOf(node)) : wordsIn(childrenOf(node))),
    0,
  )

/** Minutes that a text takes to read, at least one; `others` are plain texts that stand beside it. */
export function readingMinutes(body: RichText, others: string[] = []): number {
  return Math.max(1, Math.round((wordsIn(body) + countWords(others.join(' '))) / WORDS_PER_MINUTE))
}
