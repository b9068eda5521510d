import { writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { compressedFiles, takeCompressedFile } from '@/cache/responses/static-files'

const folder = newFolder()
for (const name of ['a.js', 'a.js.br', 'a.js.gz', '[...slug].css', '[...slug].css.br', 'small.js'])
  writeFileSync(path.join(folder, name), '')
const files = compressedFiles(folder)

const lead = (url: string, accepted: string) => {
  const request = new IncomingMessage(new Socket())
  request.url = url
  request.headers = { 'accept-encoding': accepted }
  const response = new ServerResponse(request)
  takeCompressedFile(request, response, files)
  return { url: request.url, ...response.getHeaders() }
}

test.each([
  ['/_next/static/a.js?dpl=1', 'gzip, br', { url: '/_next/static/a.js.br?dpl=1', 'content-encoding': 'br' }],
  ['/_next/static/a.js', 'gzip', { url: '/_next/static/a.js.gz', 'content-encoding': 'gzip' }],
  ['/_next/static/%5B...slug%5D.css', 'br', { url: '/_next/static/%5B...slug%5D.css.br' }],
])('%s leads a browser that takes "%s" to what the build compressed', (url, accepted, expected) => {
  expect(lead(url, accepted)).toMatchObject({ vary: 'Accept-Encoding', ...expected })
})

test('the whole file says that it has other forms, too', () => {
  expect(lead('/_next/static/a.js', 'identity')).toEqual({
    url: '/_next/static/a.js',
    vary: 'Accept-Encoding',
  })
})

test.each(['/_next/static/small.js', '/_next/static/gone.js', '/_next/static/%E0%A4%A.js', '/pt-br/a.js'])(
  '%s stays as it is',
  (url) => expect(lead(url, 'br')).toEqual({ url }),
)

test('a build without compressed files serves what it has', () => {
  expect(compressedFiles(path.join(folder, 'none')).size).toBe(0)
})
