import { TICKED } from '@/form-schemas/fields'
import { safetySignal } from './safety-signal'

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
