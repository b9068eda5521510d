import { TICKED } from '@/form-schemas/fields'
import { safetySignal } from './safety-signal'

/**
 * Whether the fields of a submission may report harm: the visitor chose that topic, ticked that box, or one of the texts says so. No limit
 * refuses such a submission.
 * @param fields as they were sent, by name, unchecked
 */
export function reportsHarm(fields: Readonly<Record<string, unknown>>): boolean {
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  return fields.topic === 'harm' || fields.reaction === TICKED || safetySignal(...texts)
}
