import { HELP_LINES, type HelpLine } from '@/shared/content-model/vocabulary'
import { contactParts } from '@/shared/utils/contact-links'

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The services that a text tells to call, each once, in the text's order. */
export function helpLinesIn(text: string): HelpLine[] {
  const called = contactParts(text).flatMap(({ href }) => (href ? digitsOf(href) : []))
  return [...new Set(called)].flatMap((digits) => HELP_LINES.find((line) => digitsOf(line) === digits) ?? [])
}
