import { randomUUID } from 'node:crypto'

import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/form-schemas/meta-fields'
import type { FeatureForm } from '../define-feature'
import type { FormToken } from '../protection/form-token'
import { keyedHash } from '../protection/keys'
import type { Sent } from './sent'

/** A submission's fields without the protection fields. */
export function ownFields({ fields }: Sent): Record<string, unknown> {
  const { [FORM_TOKEN_FIELD]: _stamp, [HONEYPOT_FIELD]: _trap, ...own } = fields
  return own
}

/** A UUID from a hash. */
const uuidOf = (hash: string): string =>
  hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

/**
 * A submission's id, from the rendered form and its content: repetitions are stored once, and new content in the same
 * form is a new submission. Without a token the visitor replaces the form: the same texts of one visitor are one
 * message, but a new request for a link.
 */
export function submissionIdOf(
  { form, isAlwaysNew }: FeatureForm,
  { stamp, visitorKey, sent }: { stamp: FormToken | null; visitorKey: string; sent: Sent },
): string {
  if (!stamp && isAlwaysNew) return randomUUID()
  const drawn = stamp?.submissionId ?? `${form.name} ${visitorKey}`
  return uuidOf(keyedHash('submission', drawn, JSON.stringify(ownFields(sent)), sent.photoHash))
}
