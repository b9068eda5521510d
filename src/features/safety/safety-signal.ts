import { TICKED } from '@/features/schemas/fields'
import { bodyChanged, suspectWords } from './body-changed'
import { HARM_PATTERNS } from './harm-patterns'
import { HARM_WORDS } from './harm-words'
import { wordPattern } from './word-pattern'

const harm = [...HARM_WORDS, ...HARM_PATTERNS].map(wordPattern)

/** Whether any of the texts may report harm by a product (docs/behavior.md, SAFETY-2). Pure. */
export function safetySignal(...texts: readonly string[]): boolean {
  return texts.some((text) => {
    const words = suspectWords(text)
    return harm.some((pattern) => pattern.test(words)) || bodyChanged(text)
  })
}

/** Names of pages and products, which no visitor writes: an article may be about what harms. */
const NAMES = ['article', 'product']

/**
 * Whether the fields of a submission may report harm, by topic, box or texts: no limit refuses such a submission.
 * @param fields as they were sent, by name, unchecked
 */
export function reportsHarm(fields: Readonly<Record<string, unknown>>): boolean {
  const texts = Object.entries(fields)
    .filter(([name]) => !NAMES.includes(name))
    .map(([, value]) => value)
    .filter((value) => typeof value === 'string')
  return fields.topic === 'harm' || fields.reaction === TICKED || safetySignal(...texts)
}
