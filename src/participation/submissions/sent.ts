import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '@/form-schemas/meta-fields'

/** Why a photo was dropped: larger than allowed, or too many at this moment. */
export type PhotoFault = 'tooLarge' | 'tooMany'

/** A submission's fields, repeated names and photo. */
export interface Sent {
  fields: Record<string, unknown>
  repeated: string[]
  photo: Buffer | null
  /** The photo's SHA-256 in hexadecimal, also if dropped; blank without a photo. */
  photoHash: string
  photoFault: PhotoFault | null
}

export type BodyFault = 'tooLarge' | 'unsupported'

/** Bytes of all texts of a form. */
export const LARGEST_TEXTS = 32 * 1024

/** More fields than any form has. */
export const MOST_FIELDS = 100

export const newSent = (): Sent => ({
  fields: {},
  repeated: [],
  photo: null,
  photoHash: '',
  photoFault: null,
})

/** A submission's fields without the protection fields. */
export function ownFields({ fields }: Sent): Record<string, unknown> {
  const { [FORM_TOKEN_FIELD]: _stamp, [HONEYPOT_FIELD]: _trap, ...own } = fields
  return own
}

/** Adds a field; the last value counts, and a repeated name is recorded. `__proto__` is an ordinary name. */
export function addField(sent: Sent, name: string, value: unknown): void {
  if (Object.hasOwn(sent.fields, name)) sent.repeated.push(name)
  Object.defineProperty(sent.fields, name, { value, enumerable: true, configurable: true, writable: true })
}
