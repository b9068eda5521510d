import { randomUUID } from 'node:crypto'

import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/form-schemas/meta-fields'
import type { FeatureForm } from '../define-feature'
import type { FormToken } from '../protection/form-token'
import { keyedHash } from '../protection/keys'
import type { Sent } from './sent'

/** The fields of a submission without those of the protection of forms. */
export function ownFields({ fields }: Sent): Record<string, unknown> {
  const { [FORM_TOKEN_FIELD]: _stamp, [HONEYPOT_FIELD]: _trap, ...own } = fields
  return own
}

/** A UUID out of a hash. */
const uuidOf = (hash: string): string =>
  hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

/**
 * The id of a submission: of the drawn form with what was typed into it, so that it is stored once however often it comes,
 * and what was typed anew into a form that is drawn already is a submission of its own. Without a stamp the visitor stands
 * for the form: the same texts of the same visitor are one message, but a new request for a link.
 */
export function submissionIdOf(
  { form, isAlwaysNew }: FeatureForm,
  { stamp, visitorKey, sent }: { stamp: FormToken | null; visitorKey: string; sent: Sent },
): string {
  if (!stamp && isAlwaysNew) return randomUUID()
  const drawn = stamp?.submissionId ?? `${form.name} ${visitorKey}`
  return uuidOf(keyedHash('submission', drawn, JSON.stringify(ownFields(sent)), sent.photoHash))
}
