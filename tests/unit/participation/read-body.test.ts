/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { defineForm } from '@/form-schemas/define-form'
import { photo, text } from '@/form-schemas/fields'
import { readBody } from '@/participation/submissions/read-body'

const plain = defineForm({ name: 'plain', fields: { name: text({ max: 80 }) } })
const withPhoto = defineForm({ name: 'with-photo', fields: { name: text({ max: 80 }), picture: photo() } })

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const request = (body: string | Buffer, type?: string, length?: number) =>
  Object.assign(Readable.from([Buffer.from(body)]), {
    headers: { 'content-type': type, ...(length !== undefined && { 'content-length': String(length) }) },
  }) as unknown as IncomingMessage

const parts = async (fields: Record<string, string | Blob>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  const response = new Response(data)
  return request(Buffer.from(await response.arrayBuffer()), response.headers.get('content-type') ?? '')
}

test('what a script sends is JSON, what a browser sends is a form', async () => {
  const sent = { fields: { name: 'Ana' }, repeated: [], photo: null }
  expect(await readBody(request('{"name":"Ana"}', JSON_TYPE), plain, true)).toEqual(sent)
  expect(await readBody(request('name=Ana', FORM_TYPE), plain, false)).toEqual(sent)
})

test.each([
  ['text', 'text/plain', true],
  ['a form, where JSON is asked for', FORM_TYPE, true],
  ['JSON, where a form is asked for', JSON_TYPE, false],
  ['XML', 'application/xml', false],
  ['nothing', undefined, true],
])('another type is refused: %s', async (_, type, isScripted) => {
  expect(await readBody(request('{"name":"Ana"}', type), plain, isScripted)).toBe('unsupported')
})

test.each([['{"name":'], ['[]'], ['null'], ['"Ana"'], ['']])(
  'what is no table of fields is refused: %s',
  async (body) => {
    expect(await readBody(request(body, JSON_TYPE), plain, true)).toBe('unsupported')
  },
)

test('a form may have 32 kB, said or not, and with a photo 6 MB', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(33_000) })
  expect(await readBody(request(body, JSON_TYPE), plain, true)).toBe('tooLarge')
  expect(await readBody(request('{}', JSON_TYPE, 40_000), plain, true)).toBe('tooLarge')
  const big = new Blob([new Uint8Array(5_000_000)])
  expect(await readBody(await parts({ name: 'Ana', picture: big }), withPhoto, true)).toMatchObject({
    photo: { length: 5_000_000 },
  })
  const tooBig = new Blob([new Uint8Array(6_500_000)])
  expect(await readBody(await parts({ picture: tooBig }), withPhoto, false)).toBe('photoTooLarge')
})

test('only a photo may be large: texts have 32 kB in a form with a photo too, however they are sent', async () => {
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

test('a field that comes twice is told, in JSON too, however its name is written', async () => {
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
  })
})

test('names that every object has stay names', async () => {
  const sent = await readBody(request('__proto__=x&name=Ana', FORM_TYPE), plain, false)
  expect(sent).toMatchObject({ repeated: [] })
  expect(typeof sent === 'object' && Object.keys(sent.fields)).toEqual(['__proto__', 'name'])
})
