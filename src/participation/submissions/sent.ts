/** Why the photo of a submission was dropped: larger than allowed, or too many of them at this moment. */
export type PhotoFault = 'tooLarge' | 'tooMany'

/** What a submission consists of: fields as they were sent, the names that came twice, and the photo. */
export interface Sent {
  fields: Record<string, unknown>
  repeated: string[]
  photo: Buffer | null
  /** SHA-256 of the photo in hexadecimal, also of one that was not kept; blank without a photo. */
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

/** Adds a field; the last value counts, and the name is noted as repeated. `__proto__` is a name like any other. */
export function addField(sent: Sent, name: string, value: unknown): void {
  if (Object.hasOwn(sent.fields, name)) sent.repeated.push(name)
  Object.defineProperty(sent.fields, name, { value, enumerable: true, configurable: true, writable: true })
}
