import { HARMLESS_PATTERNS } from './harm-patterns'
import { spokenText } from './spoken-form'
import { phrasePattern } from './word-pattern'

const harmless = HARMLESS_PATTERNS.map(phrasePattern)

/** A text in its spoken form, without the phrases that only sound like harm. Pure. */
export function suspectWords(text: string): string {
  return harmless.reduce((rest, pattern) => rest.replace(pattern, ' '), spokenText(text))
}
