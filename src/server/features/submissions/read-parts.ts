import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Upload } from '@/server/protection/upload-semaphore'
import type { FormDefinition } from '@/shared/schemas/define-form'
import { addField, type BodyFault, LARGEST_TEXTS, MOST_FIELDS, newSent, type Sent } from './result'

const MB = 1024 * 1024

/** Also stated in `labels/review-form.ts` and `labels/form-problems.ts`. */
const LARGEST_PHOTO = 5 * MB

/** Bytes read of a body, so that texts after a too large photo are not lost. nginx's limit is the same. */
const LARGEST_BODY = 64 * MB

/** Reads a photo while there is memory for it. A dropped photo is read to its end. */
const readPhoto = (stream: BusboyFileStream, sent: Sent, upload: Upload): void => {
  const hash = createHash('sha256')
  let chunks: Buffer[] = []
  const refuse = (fault: 'tooLarge' | 'tooMany'): void => {
    sent.photoFault = fault
    chunks = []
    upload.release()
  }
  stream.on('data', (chunk: Buffer) => {
    hash.update(chunk)
    if (sent.photoFault !== null) return
    if (upload.acquire(chunk.length)) chunks.push(chunk)
    else refuse('tooMany')
  })
  stream.on('limit', () => refuse('tooLarge'))
  stream.on('end', () => {
    // An unchosen photo is sent empty.
    if (stream.bytesRead === 0) return
    sent.photoHash = hash.digest('hex')
    if (sent.photoFault === null) sent.photo = Buffer.concat(chunks)
  })
}

/** Reads a multipart submission as a stream: texts up to 32 kB and one photo, which costs no text that came before the end. */
export async function readParts(
  request: IncomingMessage,
  type: string,
  form: FormDefinition,
  upload: Upload,
): Promise<Sent | BodyFault> {
  const limits = { fieldSize: LARGEST_TEXTS + 1, fileSize: LARGEST_PHOTO, parts: MOST_FIELDS }
  const parser = new Busboy({ headers: { 'content-type': type }, limits })
  const photoField = form.fields.find(({ kind }) => kind === 'photo')?.name
  const sent = newSent()
  let fault: BodyFault | null = null
  let texts = 0
  let hasPhoto = false
  const isRead = new Promise<boolean>((resolve) => {
    parser.once('finish', () => resolve(true))
    parser.once('error', () => resolve(false))
    parser.once('partsLimit', () => {
      fault = 'unsupported'
    })
    parser.on('field', (name, value) => {
      texts += Buffer.byteLength(value)
      if (texts > LARGEST_TEXTS) fault ??= 'tooLarge'
      else addField(sent, name, value)
    })
    parser.on('file', (name, stream) => {
      stream.once('error', () => resolve(false))
      if (name === photoField && !hasPhoto) {
        hasPhoto = true
        return readPhoto(stream, sent, upload)
      }
      stream.resume()
      if (name === photoField) sent.repeated.push(name)
      else addField(sent, name, null)
    })
  })
  let size = 0
  // The connection stays, so that the response arrives.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > LARGEST_BODY) break
    parser.write(chunk)
  }
  if (size > LARGEST_BODY) {
    request.resume()
    return fault ?? (hasPhoto ? { ...sent, photo: null, photoFault: 'endless' } : 'tooLarge')
  }
  parser.end()
  return (await isRead) ? (fault ?? sent) : 'unsupported'
}
