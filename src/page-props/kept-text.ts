import type { FaqTopic } from '@/content-model/types/faq-page'
import { holdsSections, nameOfText, splitAtFirstHeading, wordsOf } from '@/lib/rich-text-tree'
import type { RichText } from '@/models/rich-text'

/** Characters of data below which a text is no longer than the name for it. */
const LEAST = 200
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

/** A text without its words, which the document shows; one with sections in it needs them, because those come alive. */
const keptText = (text: RichText): RichText =>
  JSON.stringify(text).length < LEAST || holdsSections(text)
    ? text
    : [{ kind: 'kept', name: nameOfText(text) }]

/** The text of an article, drawn in two parts; its contents are made of the headings of the first rank. */
export function keptBody(body: RichText): RichText {
  const { opening, rest } = splitAtFirstHeading(body)
  const headings = rest.flatMap((block) =>
    block.kind === 'heading' && block.level === 1 ? [{ ...block, children: [wordsOf(block)] }] : [],
  )
  const kept = rest.length > 0 ? keptText(rest) : rest
  return [
    ...(opening.length > 0 ? keptText(opening) : opening),
    ...(kept === rest ? rest : [...headings, ...kept]),
  ]
}

/** The same without the words of texts that stand in the document, wherever they are in it. */
export function withKeptTexts(value: unknown): unknown {
  // As a whole or not at all: one with sections in it is drawn of its data.
  if (isText(value)) return keptText(value)
  if (Array.isArray(value)) return value.map(withKeptTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withKeptTexts(part)]))
}

/** Subjects without the answers, which the document shows (`templates/faq-landing/use-topics.ts`). */
export function withoutAnswers(topics: FaqTopic[]): object[] {
  return topics.map((topic) => ({
    ...topic,
    questions: topic.questions.map(({ answer: _, ...question }) => question),
  }))
}
