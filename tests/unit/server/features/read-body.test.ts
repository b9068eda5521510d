import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { readBody as readBodyIn } from '@/server/features/submissions/read-body'
import { openUpload } from '@/server/protection/upload-semaphore'
import { formProblemLabels } from '@/shared/labels/form-problems'
import { reviewFormLabels } from '@/shared/labels/review-form'
import { defineForm, type FormDefinition } from '@/shared/schemas/define-form'
import { photo, text } from '@/shared/schemas/fields'

const plain = defineForm({ name: 'plain', fields: { name: text({ max: 80 }) } })
const withPhoto = defineForm({ name: 'with-photo', fields: { name: text({ max: 80 }), picture: photo() } })

const MB = 1024 * 1024

/** Reads a body of a visitor of its own, and releases the share of its photo. */
const readBody = async (request: IncomingMessage, form: FormDefinition, isScripted: boolean) => {
  const upload = openUpload('a visitor')
  try {
    return await readBodyIn(request, form, { isScripted, upload })
  } finally {
    upload.release()
  }
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** In pieces, as a body arrives. */
function* piecesOf(body: Buffer) {
  for (let start = 0; start < body.length; start += 16_384) yield body.subarray(start, start + 16_384)
}

const request = (body: string | Buffer, type?: string, length?: number) =>
  Object.assign(Readable.from(piecesOf(Buffer.from(body))), {
    headers: { 'content-type': type, ...(length !== undefined && { 'content-length': String(length) }) },
  }) as unknown as IncomingMessage

const parts = async (fields: Record<string, string | Blob>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  const response = new Response(data)
  return request(Buffer.from(await response.arrayBuffer()), response.headers.get('content-type') ?? '')
}

/** What is compared of a photo: a difference of megabytes is printed byte by byte. */
const withSize = (sent: Awaited<ReturnType<typeof readBody>>) =>
  typeof sent === 'string' ? sent : { ...sent, photo: sent.photo?.length ?? null }

test('what a script sends is JSON, what a browser sends is a form', async () => {
  const sent = { fields: { name: 'Ana' }, repeated: [], photo: null, photoHash: '', photoFault: null }
  expect(await readBody(request('{"name":"Ana"}', JSON_TYPE), plain, true)).toEqual(sent)
  expect(await readBody(request('name=Ana', FORM_TYPE), plain, false)).toEqual(sent)
})

test.each([
  ['text', 'text/plain', true],
  ['a form, where JSON is asked for', FORM_TYPE, true],
  ['JSON, where a form is asked for', JSON_TYPE, false],
  ['XML', 'application/xml', false],
  ['nothing', undefined, true],
])('another type is refused: %s (FORM-4)', async (_, type, isScripted) => {
  expect(await readBody(request('{"name":"Ana"}', type), plain, isScripted)).toBe('unsupported')
})

test.each([['{"name":'], ['[]'], ['null'], ['"Ana"'], ['']])('no table of fields: %s', async (body) => {
  expect(await readBody(request(body, JSON_TYPE), plain, true)).toBe('unsupported')
})

test('a form may have 32 kB, said or not (FORM-4)', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(33_000) })
  expect(await readBody(request(body, JSON_TYPE), plain, true)).toBe('tooLarge')
  expect(await readBody(request('{}', JSON_TYPE, 40_000), plain, true)).toBe('tooLarge')
})

test('a photo may have exactly what visitors are told, and a larger one costs no text, wherever it is sent (FORM-4)', async () => {
  const photoOf = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
  const largest = photoOf(5 * MB)
  for (const text of [
    reviewFormLabels['review.photo.hint'],
    formProblemLabels['form.problem.uploadTooLarge'],
  ])
    expect(text).toMatch(/ de até 5 MB\./)
  expect(
    withSize(await readBody(await parts({ name: 'Ana', picture: largest }), withPhoto, true)),
  ).toMatchObject({
    fields: { name: 'Ana' },
    photo: 5 * MB,
    photoFault: null,
  })
  for (const fields of [
    { picture: photoOf(5 * MB + 1), name: 'Ana' },
    { name: 'Ana', picture: photoOf(9 * MB) },
  ])
    expect(withSize(await readBody(await parts(fields), withPhoto, false))).toMatchObject({
      fields: { name: 'Ana' },
      photo: null,
      photoFault: 'tooLarge',
    })
})

/** Photos of one piece of memory, however large. */
const hugePhoto = (megabytes: number) =>
  new Blob(Array<Uint8Array<ArrayBuffer>>(megabytes).fill(new Uint8Array(MB)))

test('a photo of any size costs no text before it, and none after it as far as a body is read (FORM-4)', async () => {
  const large = await parts({ before: 'Ana', picture: hugePhoto(40), name: 'Lima' })
  expect(withSize(await readBody(large, withPhoto, false))).toMatchObject({
    fields: { before: 'Ana', name: 'Lima' },
    photoFault: 'tooLarge',
  })
  const endless = await parts({ before: 'Ana', picture: hugePhoto(66), name: 'Lima' })
  expect(withSize(await readBody(endless, withPhoto, false))).toMatchObject({
    fields: { before: 'Ana' },
    photo: null,
    photoFault: 'endless',
  })
  // The rest is thrown away, so that the response arrives.
  await finished(endless)
})

test.each([
  ['without a boundary', 'multipart/form-data', ''],
  ['that ends in the middle of a text', undefined, '"name"\r\n\r\nAn'],
  ['that ends in the middle of the photo', undefined, '"picture"; filename="a.jpg"\r\n\r\nAn'],
  ['that ends in the middle of a file nobody asked for', undefined, '"name"; filename="a.jpg"\r\n\r\nAn'],
  ['of which nothing came', undefined, null],
])('a body in parts is refused: one %s', async (_, type = 'multipart/form-data; boundary=B', part) => {
  const body = part === null ? '' : `--B\r\ncontent-disposition: form-data; name=${part}`
  expect(await readBody(request(body, type), withPhoto, false)).toBe('unsupported')
})

test('photos are limited by what was received, no visitor uses up all of it, and texts arrive all the same (FORM-7)', async () => {
  const [one, other] = [openUpload('one'), openUpload('other')]
  // A connection that has sent next to nothing keeps nobody out.
  expect(one.acquire(1)).toBe(true)
  expect(one.acquire(20 * MB)).toBe(false)
  expect(one.acquire(10 * MB)).toBe(true)
  expect(other.acquire(10 * MB)).toBe(true)
  const third = openUpload('third')
  expect(third.acquire(15 * MB)).toBe(true)
  const picture = new Blob([new Uint8Array(5 * MB)])
  const full = withSize(await readBody(await parts({ picture, name: 'Ana' }), withPhoto, false))
  expect(full).toMatchObject({ fields: { name: 'Ana' }, photo: null, photoFault: 'tooMany' })
  for (const upload of [one, other, third]) upload.release()
  const kept = withSize(await readBody(await parts({ picture, name: 'Ana' }), withPhoto, false))
  expect(kept).toMatchObject({ photo: 5 * MB, photoFault: null })
  // The same photo, kept or not: a copy is known by it.
  expect(kept).toMatchObject({ photoHash: (full as { photoHash: string }).photoHash })
})

test('only a photo may be large: texts have 32 kB in a form with a photo too, however they are sent (FORM-4)', async () => {
  const long = 'x'.repeat(40_000)
  const json = request(JSON.stringify({ name: long }), JSON_TYPE)
  expect(await readBody(json, withPhoto, true)).toBe('tooLarge')
  expect(await readBody(request(`name=${long}`, FORM_TYPE), withPhoto, false)).toBe('tooLarge')
  expect(await readBody(await parts({ name: long }), withPhoto, true)).toBe('tooLarge')
})

test('what comes with more fields than any form has is refused before it is looked at', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `f${index}`)
  const fields = Object.fromEntries(names.map((name) => [name, '']))
  expect(await readBody(request(JSON.stringify(fields), JSON_TYPE), plain, true)).toBe('unsupported')
  const form = new URLSearchParams(fields).toString()
  expect(await readBody(request(form, FORM_TYPE), plain, false)).toBe('unsupported')
  expect(await readBody(await parts(fields), withPhoto, true)).toBe('unsupported')
})

test('a field that comes twice is told, in JSON too, however its name is written (FORM-6)', async () => {
  const repeated = { repeated: ['name'] }
  expect(await readBody(request('name=Ana&name=Rui', FORM_TYPE), plain, false)).toMatchObject(repeated)
  expect(await readBody(request('{"name":"Ana","n\\u0061me":"Rui"}', JSON_TYPE), plain, true)).toMatchObject(
    repeated,
  )
  expect(
    await readBody(request('{"name":"\\"name\\": twice, \\"name\\":"}', JSON_TYPE), plain, true),
  ).toMatchObject({
    repeated: [],
  })
})

test('a file where no photo is asked for is no text, and a photo that was not chosen is none', async () => {
  expect(await readBody(await parts({ name: new Blob(['x']) }), plain, false)).toMatchObject({
    fields: { name: null },
  })
  expect(await readBody(await parts({ name: 'Ana', picture: new Blob([]) }), withPhoto, false)).toEqual({
    fields: { name: 'Ana' },
    repeated: [],
    photo: null,
    photoHash: '',
    photoFault: null,
  })
})

test('names that every object has stay names', async () => {
  const sent = await readBody(request('__proto__=x&name=Ana', FORM_TYPE), plain, false)
  expect(sent).toMatchObject({ repeated: [] })
  expect(typeof sent === 'object' && Object.keys(sent.fields)).toEqual(['__proto__', 'name'])
})
