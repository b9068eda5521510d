import type { IncomingMessage } from 'node:http'
import type { FormDefinition } from '@/form-schemas/define-form'

/** Bytes of a form without and with a photo. */
const LARGEST_BODY = 32 * 1024
const LARGEST_BODY_WITH_PHOTO = 6 * 1024 * 1024

/** Fields as they were sent, the names that came twice, and the photo. */
export interface Sent {
  fields: Record<string, unknown>
  repeated: string[]
  photo: Buffer | null
}

export type BodyFault = 'tooLarge' | 'unsupported'

const largestOf = (form: FormDefinition): number =>
  form.fields.some(({ kind }) => kind === 'photo') ? LARGEST_BODY_WITH_PHOTO : LARGEST_BODY

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

const readParts = async (bytes: Buffer, type: string, form: FormDefinition): Promise<Sent> => {
  const sent = newSent()
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const photos = new Set(form.fields.filter(({ kind }) => kind === 'photo').map(({ name }) => name))
  for (const [name, value] of parts) {
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
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

const readJson = (bytes: Buffer): Sent | BodyFault => {
  const source = bytes.toString('utf8')
  const value: unknown = JSON.parse(source)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'unsupported'
  const sent = newSent()
  for (const [name, field] of Object.entries(value)) put(sent, name, field)
  const isFlat = Object.values(value).every((field) => typeof field !== 'object')
  return { ...sent, repeated: isFlat ? repeatedKeys(source) : [] }
}

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i
const SCRIPT_TYPES = /^(?:application\/json|multipart\/form-data)(?:;|$)/i

/**
 * Reads the body of a submission, at most 32 kB of it, or 6 MB where the form has a photo.
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
  const bytes = await readBytes(request, largestOf(form))
  if (!bytes) return 'tooLarge'
  try {
    return /^application\/json/i.test(type) ? readJson(bytes) : await readParts(bytes, type, form)
  } catch {
    return 'unsupported'
  }
}
