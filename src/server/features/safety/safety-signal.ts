import { isHarmReport } from '@/shared/words/judge-harm'

/** Whether any of the texts may report harm by a product (docs/behavior.md, SAFETY-2). Pure. */
export function safetySignal(...texts: readonly string[]): boolean {
  return texts.some(isHarmReport)
}

/** Fields in which people report; a name, a city or an article's address is no report. */
export const REPORT_FIELDS: readonly string[] = [
  'message',
  'title',
  'summary',
  'description',
  'comment',
  'reason',
]

/** The texts are read once, for the limits and for the handler. */
const known = new WeakMap<object, boolean>()

/**
 * Whether a submission may report harm, by topic, box or texts: no limit refuses it.
 * @param values as read by the form's schema: texts within their limits
 */
export function reportsHarm(values: object): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...values }
  const texts = REPORT_FIELDS.map((name) => fields[name]).filter((text) => typeof text === 'string')
  const isReport =
    known.get(values) ?? (fields.topic === 'harm' || fields.reaction === true || safetySignal(...texts))
  known.set(values, isReport)
  return isReport
}
