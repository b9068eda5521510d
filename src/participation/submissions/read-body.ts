import type { IncomingMessage } from 'node:http'
import type { FormDefinition } from '@/form-schemas/define-form'

/** Bytes of a form without and with a photo. */
const LARGEST_BODY = 32 * 1024
const LARGEST_BODY_WITH_PHOTO = 6 * 1024 * 1024

/** More than any form has: what comes with more is no form of this site, and is not looked at field by field. */
const MOST_FIELDS = 100

/** Fields as they were sent, the names that came twice, and the photo. */
export interface Sent {
  fields: Record<string, unknown>
  repeated: string[]
  photo: Buffer | null
}

export type BodyFault = 'tooLarge' | 'photoTooLarge' | 'unsupported'

const PARTS = /^multipart\/form-data(?:;|$)/i

const hasPhoto = (form: FormDefinition): boolean => form.fields.some(({ kind }) => kind === 'photo')

/** Only parts can carry a photo: texts alone are small in any form. */
const largestOf = (form: FormDefinition, type: string): number =>
  hasPhoto(form) && PARTS.test(type) ? LARGEST_BODY_WITH_PHOTO : LARGEST_BODY

/** Whether a submission may have to be held whole with a photo in it. What does not say how large it is may be. */
export function mayBeLarge({ headers }: IncomingMessage, form: FormDefinition): boolean {
  return (
    largestOf(form, headers['content-type'] ?? '') > LARGEST_BODY &&
    Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > LARGEST_BODY
  )
}

/** Reads no further than allowed; what is too large is not kept, only let through, so that the answer arrives. */
const readBytes = async (request: IncomingMessage, largest: number): Promise<Buffer | null> => {
  if (Number(request.headers['content-length'] ?? 0) > largest) {
    request.resume()
    return null
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= largest) chunks.push(chunk)
    else if (size > 4 * largest) break
  }
  return size > largest ? null : Buffer.concat(chunks)
}

const put = (sent: Sent, name: string, value: unknown): void => {
  if (Object.hasOwn(sent.fields, name)) sent.repeated.push(name)
  Object.defineProperty(sent.fields, name, { value, enumerable: true, configurable: true, writable: true })
}

const newSent = (): Sent => ({ fields: {}, repeated: [], photo: null })

/** A file that was not chosen is sent without name and content. */
const isEmptyFile = (file: File): boolean => file.size === 0

const readParts = async (bytes: Buffer, type: string, form: FormDefinition): Promise<Sent | BodyFault> => {
  const sent = newSent()
  let texts = 0
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const photos = new Set(form.fields.filter(({ kind }) => kind === 'photo').map(({ name }) => name))
  if ([...parts.keys()].length > MOST_FIELDS) return 'unsupported'
  for (const [name, value] of parts) {
    if (typeof value === 'string') texts += Buffer.byteLength(value)
    if (texts > LARGEST_BODY) return 'tooLarge'
    if (typeof value === 'string') put(sent, name, value)
    else if (!photos.has(name)) put(sent, name, null)
    else if (sent.photo) sent.repeated.push(name)
    else if (!isEmptyFile(value)) sent.photo = Buffer.from(await value.arrayBuffer())
  }
  return sent
}

/** A text of JSON, with the colon behind it where it is a key. */
const JSON_TEXT = /("(?:[^"\\]|\\.)*")(\s*:)?/g

/** The names of an object that come twice; JSON's own reader would keep the last without a word. */
const repeatedKeys = (source: string): string[] => {
  const keys = [...source.matchAll(JSON_TEXT)].flatMap(([, key = '""', colon]) =>
    colon === undefined ? [] : [String(JSON.parse(key))],
  )
  const seen = new Set<string>()
  return keys.filter((key) => seen.size === seen.add(key).size)
}

const readJson = (bytes: Buffer): Sent | BodyFault => {
  const source = bytes.toString('utf8')
  const value: unknown = JSON.parse(source)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unsupported'
  if (Object.keys(value).length > MOST_FIELDS) return 'unsupported'
  const sent = newSent()
  for (const [name, field] of Object.entries(value)) put(sent, name, field)
  const isFlat = Object.values(value).every((field) => typeof field !== 'object')
  return { ...sent, repeated: isFlat ? repeatedKeys(source) : [] }
}

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i
const SCRIPT_TYPES = /^(?:application\/json|multipart\/form-data)(?:;|$)/i

/**
 * Reads the body of a submission, at most 32 kB of it, or 6 MB in parts where the form has a photo, of which texts are
 * 32 kB again.
 * @param isScripted whether the page's script sends it (JSON, or parts with a photo), or the browser itself.
 */
export async function readBody(
  request: IncomingMessage,
  form: FormDefinition,
  isScripted: boolean,
): Promise<Sent | BodyFault> {
  const type = request.headers['content-type'] ?? ''
  if (!(isScripted ? SCRIPT_TYPES : FORM_TYPES).test(type)) {
    request.resume()
    return 'unsupported'
  }
  const largest = largestOf(form, type)
  const bytes = await readBytes(request, largest)
  if (!bytes) return largest > LARGEST_BODY ? 'photoTooLarge' : 'tooLarge'
  try {
    return /^application\/json/i.test(type) ? readJson(bytes) : await readParts(bytes, type, form)
  } catch {
    return 'unsupported'
  }
}
