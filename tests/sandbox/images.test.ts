import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createSandbox, type Sandbox } from '@sandbox/server/sandbox'
import { newFolder } from '@tests/factories/folder'
import sharp from 'sharp'
import { ask, zoo } from './fixture'

const TOKEN = '0123456789abcdef0123456789abcdef'
const ELDER = '/zoo/elder/abcdefabcdefabcdefabcdefabcdefab/nyan.png'
let sandbox: Sandbox

beforeAll(async () => {
  const folder = newFolder()
  const place = path.join(folder, 'images.ctfassets.net', 'zoo', 'nyan', TOKEN)
  await mkdir(place, { recursive: true })
  const red = sharp({ create: { width: 120, height: 80, channels: 3, background: '#ff0000' } })
  await writeFile(path.join(place, 'nyan.png'), await red.png().toBuffer())
  // The picture of the second locale: the same name, below an older id, as exports have it.
  const elder = path.join(folder, 'images.ctfassets.net', ELDER)
  await mkdir(path.dirname(elder), { recursive: true })
  const blue = sharp({ create: { width: 40, height: 40, channels: 3, background: '#0000ff' } })
  await writeFile(elder, await blue.png().toBuffer())
  const space = zoo()
  const nyan = space.assets.find(({ sys }) => sys.id === 'nyan')
  const file = nyan?.fields.file?.['en-US']
  if (nyan?.fields.file && typeof file === 'object')
    nyan.fields.file.tlh = { ...file, url: `//images.ctfassets.net${ELDER}` }
  sandbox = await createSandbox({ space, portBase: 0, exportFile: path.join(folder, 'export.json') })
})
afterAll(() => sandbox.close())

const get = async (query: string, asset = 'nyan') => {
  const response = await fetch(`${sandbox.urls.delivery}/zoo/${asset}/${TOKEN}/${asset}.png${query}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('addresses lead to the sandbox', async () => {
  const { body } = await ask(sandbox, '/assets/nyan')
  const url = `//localhost:${sandbox.ports.delivery}/zoo/nyan/${TOKEN}/nyan.png`
  expect(body.fields?.file).toMatchObject({ url, fileName: 'nyan.png' })
})

test('each locale’s file has its own picture, at the path of the export', async () => {
  const { body } = await ask(sandbox, '/assets/nyan?locale=tlh')
  expect(body.fields?.file).toMatchObject({ url: `//localhost:${sandbox.ports.delivery}${ELDER}` })
  const response = await fetch(`${sandbox.urls.delivery}${ELDER}`)
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 40 })
  expect(await sharp((await get('')).bytes).metadata()).toMatchObject({ width: 120 })
})

test.each([
  ['bytes=0-3', 206, 0, 4],
  ['bytes=4-', 206, 4, undefined],
  ['bytes=-5', 206, -5, undefined],
  ['bytes=9999999-', 416, 0, 0],
  ['lines=1-2', 200, 0, undefined],
])('a part of a file is sent alone, as players of videos ask for it: %s', async (range, status, from, to) => {
  const whole = await get('')
  const response = await fetch(whole.response.url, { headers: { Range: range } })
  expect(response.status).toBe(status)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(whole.bytes.subarray(from, to))
  expect(whole.response.headers.get('accept-ranges')).toBe('bytes')
})

test.each([
  ['', 'png', 120, 80],
  ['?w=60', 'png', 60, 40],
  ['?w=60&h=60', 'png', 60, 40],
  ['?w=60&h=60&fit=fill&f=top', 'png', 60, 60],
  ['?w=60&h=60&fit=thumb&f=face', 'png', 60, 60],
  ['?w=60&h=60&fit=pad&bg=rgb:00ff00', 'png', 60, 60],
  ['?w=60&h=70&fit=scale', 'png', 60, 70],
  ['?w=60&h=60&fit=crop&f=bottom_right', 'png', 60, 60],
  ['?w=4000', 'png', 120, 80],
  ['?fm=jpg&fl=progressive&q=50', 'jpeg', 120, 80],
  ['?fm=webp&w=30', 'webp', 30, 20],
  ['?fm=gif', 'gif', 120, 80],
  ['?fl=png8', 'png', 120, 80],
  ['?r=max', 'png', 120, 80],
])('picture %s', async (query, format, width, height) => {
  const { response, bytes } = await get(query)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(`image/${format}`)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height })
})

test('a picture that is missing is drawn in its stated size', async () => {
  const { bytes } = await get('', 'kitten')
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 80 })
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer()
  expect(pixels.subarray(0, 3).toString('hex')).toBe('e3f6f0')
  expect(pixels.subarray(-3).toString('hex')).toBe('9fe0ce')
})

test('drawings stay as they are', async () => {
  const { response, bytes } = await get('?w=10&fm=webp', 'drawing')
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(bytes.toString()).toMatch(/^<svg/)
})

test.each(['?w=0', '?w=4001', '?h=x', '?fit=odd', '?fm=bmp', '?q=101', '?bg=red', '?f=up', '?odd=1'])(
  '%s is refused',
  async (query) => {
    expect((await get(query)).response.status).toBe(400)
  },
)

test('unknown assets and other paths do not exist', async () => {
  expect((await get('', 'none')).response.status).toBe(404)
  const outside = await fetch(`${sandbox.urls.delivery}/zoo/..%2f..%2fetc/${TOKEN}/passwd`)
  expect(outside.status).toBe(404)
})

test('an AVIF of more than 9 megapixels is refused, as the Images API does (SANDBOX-5)', async () => {
  expect((await get('?w=4000&h=4000&fit=pad&fm=avif')).response.status).toBe(400)
  expect((await get('?w=40&h=40&fit=pad&fm=avif')).response.status).toBe(200)
})
