import type { ExportEntry } from '@sandbox/export-format'
import type { Urgency } from '@/shared/content-model/vocabulary'
import { foldText } from '@/shared/utils/fold-text'
import { sentencesOf } from '../wording/text-units'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'
import { linkedEntries, textsOf } from './fields'

/** Nobody reads a longer sentence in danger. */
const MOST_WORDS = 25

/** What forbids something to be given by the mouth. */
const FORBIDS =
  /(?<!\p{L})não (?:dê|tome|use|ofereça|ponha)(?!\p{L})[^.;]*(?<!\p{L})(?:remédios?|comida|bebida|nada)(?!\p{L})/iu

const isLong = (sentence: string): boolean => sentence.split(/\s+/).length > MOST_WORDS

/** Signs that another danger has with another urgency. */
const contradictions = (context: CheckContext, entry: ExportEntry): string[] => {
  const signs = textsOf(context, entry, 'signs').map(foldText)
  return context.space.entries
    .filter((other) => typeIdOf(other) === 'danger' && !isDraft(other))
    .filter((other) => textOf(other, 'urgency', context) !== textOf(entry, 'urgency', context))
    .flatMap((other) => textsOf(context, other, 'signs').filter((sign) => signs.includes(foldText(sign))))
}

/** How each urgency is said; the first one by a number. */
const SAID: Record<Exclude<Urgency, 'callNow'>, RegExp> = {
  emergencyRoom: /pronto-socorro/iu,
  today: /\bhoje\b|mesmo dia|primeiro dia/iu,
  thisWeek: /marque|consulta|(?:esta|da) semana/iu,
}

/** Whether a text says this urgency. */
export const hasUrgency = (text: string, urgency: Urgency, calls: readonly string[]): boolean =>
  urgency === 'callNow' ? calls.some((number) => text.includes(number)) : SAID[urgency].test(text)

/** What saves, of several (“bombinha, adrenalina”), that a text which forbids does not name; what is never to be done is read alone. */
export const forbidden = (text: string, rescue: string): string | undefined =>
  FORBIDS.test(text) ? rescue.split(', ').find((one) => !text.includes(one)) : undefined

const ofDanger = (context: CheckContext, entry: ExportEntry): Finding[] => {
  const text = (field: string): string => textOf(entry, field, context) ?? ''
  const words = `${text('title')}\n${text('act')}\n${text('never')}`
  const rescue = [words, text('never')].flatMap((one) => forbidden(one, text('rescue')) ?? [])[0]
  const urgency = text('urgency') as Urgency
  const error = (field: string, reason: string) => findingAt(context, entry, field, reason)
  return [
    ...['act', 'never'].flatMap((field) =>
      sentencesOf(text(field))
        .filter(isLong)
        .map((sentence) => error(field, `more than ${MOST_WORDS} words: “${sentence}”`)),
    ),
    ...textsOf(context, entry, 'signs')
      .filter(isLong)
      .map((sign) => error('signs', `more than ${MOST_WORDS} words: “${sign}”`)),
    ...contradictions(context, entry).map((sign) =>
      error('signs', `“${sign}” has another urgency elsewhere`),
    ),
    ...(rescue ? [error('rescue', `what it forbids would forbid what saves: name ${rescue}`)] : []),
    ...(hasUrgency(words, urgency, textsOf(context, entry, 'calls'))
      ? []
      : [error('act', `never says its own urgency, ${urgency}`)]),
    ...(text('urgency') === 'callNow' && textsOf(context, entry, 'calls').length === 0
      ? [error('calls', 'says to call now and names no number')]
      : []),
  ]
}

/** Below the heading that says to call 192 stand only dangers whose first number that is. */
const ofSigns = (context: CheckContext, entry: ExportEntry): Finding[] =>
  linkedEntries(context, entry, 'dangers')
    .filter((danger) => textOf(danger, 'urgency', context) === 'callNow')
    .filter((danger) => !textsOf(context, danger, 'calls').includes('192'))
    .map((danger) =>
      findingAt(
        context,
        entry,
        'dangers',
        `${danger.sys.id} stands below “Ligue para o Samu, 192” without 192`,
      ),
    )

/** Dangers that say too much at once, contradict each other, or forbid what saves; and lists of signs with another number. */
export function dangerFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const type = typeIdOf(entry)
  if (type === 'danger') return ofDanger(context, entry)
  return type === 'dangerList' ? ofSigns(context, entry) : []
}
