import { bodyChanged } from './body-changed'
import { HARM_PATTERNS } from './harm-patterns'
import { HARM_WORDS } from './harm-words'
import { suspectWords } from './suspect-words'
import { wordPattern } from './word-pattern'

const harm = [...HARM_WORDS, ...HARM_PATTERNS].map(wordPattern)

/** Whether any of the texts may report harm by a product (docs/behavior.md, SAFETY-2). Pure. */
export function safetySignal(...texts: readonly string[]): boolean {
  return texts.some((text) => {
    const words = suspectWords(text)
    return harm.some((pattern) => pattern.test(words)) || bodyChanged(text)
  })
}
