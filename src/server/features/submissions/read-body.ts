import type { IncomingMessage } from 'node:http'
import type { Upload } from '@/server/protection/upload-semaphore'
import type { FormDefinition } from '@/shared/schemas/define-form'
import { readParts } from './read-parts'
import { addField, type BodyFault, LARGEST_TEXTS, MOST_FIELDS, newSent, type Sent } from './result'

/** Reads a text body; null above 32 kB. A body that announces more is not read, so that the response arrives. */
const readBytes = async (request: IncomingMessage): Promise<Buffer | null> => {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_TEXTS) {
    request.resume()
    return null
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= LARGEST_TEXTS) chunks.push(chunk)
    else if (size > 4 * LARGEST_TEXTS) break
  }
  return size > LARGEST_TEXTS ? null : Buffer.concat(chunks)
}

const readUrlEncoded = (bytes: Buffer): Sent | BodyFault => {
  const sent = newSent()
  const fields = [...new URLSearchParams(bytes.toString('utf8'))]
  if (fields.length > MOST_FIELDS) return 'unsupported'
  for (const [name, value] of fields) addField(sent, name, value)
  return sent
}

/** A JSON string, with the colon behind it if it is a key. */
const JSON_TEXT = /("(?:[^"\\]|\\.)*")(\s*:)?/g

/** An object's repeated names; JSON.parse would use the last. */
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
  for (const [name, field] of Object.entries(value)) addField(sent, name, field)
  const isFlat = Object.values(value).every((field) => typeof field !== 'object')
  return { ...sent, repeated: isFlat ? repeatedKeys(source) : [] }
}

const JSON_TYPE = /^application\/json(?:;|$)/i
const PARTS_TYPE = /^multipart\/form-data(?:;|$)/i
const URL_ENCODED_TYPE = /^application\/x-www-form-urlencoded(?:;|$)/i

/** Reads a body: 32 kB of text and, in multipart, the form's photo. @param isScripted sent by the page's script */
export async function readBody(
  request: IncomingMessage,
  form: FormDefinition,
  { isScripted, upload }: { isScripted: boolean; upload: Upload },
): Promise<Sent | BodyFault> {
  const type = request.headers['content-type'] ?? ''
  const isParts = PARTS_TYPE.test(type)
  if (!isParts && !(isScripted ? JSON_TYPE : URL_ENCODED_TYPE).test(type)) {
    request.resume()
    return 'unsupported'
  }
  try {
    if (isParts) return await readParts(request, type, form, upload)
    const bytes = await readBytes(request)
    if (!bytes) return 'tooLarge'
    return isScripted ? readJson(bytes) : readUrlEncoded(bytes)
  } catch {
    return 'unsupported'
  }
}
