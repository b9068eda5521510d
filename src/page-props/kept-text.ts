import type { FaqTopic } from '@/content-model/types/faq-page'
import { nameOfText, partsOf, splitAtFirstHeading, topHeadings, wordsOf } from '@/lib/rich-text-tree'
import type { RichText } from '@/models/rich-text'
import { leaveOut } from '@/sections/left-out'

const BLOCKS: ReadonlySet<unknown> = new Set([
  'paragraph',
  'heading',
  'list',
  'quote',
  'table',
  'rule',
  'section',
] satisfies RichText[number]['kind'][])

const isText = (value: unknown): value is RichText =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((part) => typeof part === 'object' && part !== null && BLOCKS.has(part.kind))

/** Words as their name, with the headings that contents are made of. */
const keptRun = (run: RichText): object => {
  const headings = topHeadings(run).map((heading) => ({ ...heading, children: [wordsOf(heading)] }))
  return { kind: 'kept', name: nameOfText(run), ...(headings.length > 0 && { headings }) }
}

/** A text without its words, which the document shows; of sections in it, those that come alive keep their own. */
const keptText = (text: RichText): object[] =>
  partsOf(text).map((part) => {
    if (Array.isArray(part)) return keptRun(part)
    return part.kind === 'section' ? { ...part, section: withKeptTexts(leaveOut(part.section)) } : part
  })

/** The text of an article, drawn in two parts. */
export function keptBody(body: RichText): object[] {
  const { opening, rest } = splitAtFirstHeading(body)
  return [...keptText(opening), ...keptText(rest)]
}

/** The same without the words of texts that stand in the document, wherever they are in it. */
export function withKeptTexts(value: unknown): unknown {
  if (isText(value)) return keptText(value)
  if (Array.isArray(value)) return value.map(withKeptTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withKeptTexts(part)]))
}

/** Subjects without the words of their questions, which the document shows (`templates/faq-landing/use-topics.ts`). */
export function withoutWords(topics: FaqTopic[]): object[] {
  return topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map(({ anchor }) => ({ anchor })),
  }))
}
