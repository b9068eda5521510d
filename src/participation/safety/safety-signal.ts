import { HARM_PATTERNS, HARMLESS_PATTERNS } from './harm-patterns'
import { HARM_WORDS } from './harm-words'
import { spokenText } from './spoken-form'
import { phrasePattern, wordPattern } from './word-pattern'

const harm = [...HARM_WORDS, ...HARM_PATTERNS].map(wordPattern)
const harmless = HARMLESS_PATTERNS.map(phrasePattern)

/** Whether any of the texts may report harm by a product (docs/behavior.md, SAFETY-2). Pure. */
export function safetySignal(...texts: readonly string[]): boolean {
  const words = spokenText(texts.join(' . '))
  const suspect = harmless.reduce((text, pattern) => text.replace(pattern, ' '), words)
  return harm.some((pattern) => pattern.test(suspect))
}
