import type { ExportAsset } from '@sandbox/export-format'
import { type AssetOverrides, assetLink, makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { pictureMappers } from '@/server/content/mappers/pictures'
import { readEntry } from '@/server/content/reader/entry'
import { entryOf, mapEntry, mappingOf, replyOf } from '../support/map-space'

const { image: mapImage, imageSet: mapImageSet } = pictureMappers
const fieldsOf = (more: object) => ({
  file: { 'pt-BR': { contentType: 'image/png', fileName: 'a.png', ...more } },
})

/** An image entry of a file, not mapped yet. */
const imageWith = (file: ExportAsset, more: { scheme?: 'http:' } = {}) => {
  const image = makeEntry('image', 'image', { image: assetLink(file.sys.id) })
  const reply = replyOf(makeSpace(file, image))
  const { context, problems } = mappingOf(reply)
  const map = () => mapImage(readEntry('image', entryOf(reply, 'image'), { ...context, ...more }))
  return { map, problems }
}
const imageOf = (asset: AssetOverrides, fields: Record<string, unknown> = {}) => {
  const file = makeAsset({ id: 'foto', ...asset })
  const image = makeEntry('image', { id: 'image', fields: { image: file, ...fields } })
  return mapEntry(mapImage, makeSpace(file, image), 'image')
}

test('the scheme is put before the address of the service, and width and height are always there', () => {
  expect(imageOf({ width: 800, height: 600 }).model.desktop).toEqual({
    url: expect.stringMatching(/^https:\/\/images\.ctfassets\.net\/.*foto\.png$/),
    width: 800,
    height: 600,
  })
})

test('what editors want to stay in sight comes along, for one file and for several (PICTURE-1)', () => {
  expect(imageOf({}).model).not.toHaveProperty('focus')
  expect(imageOf({}, { focus: 'top left' }).model.focus).toBe('top left')
  const file = makeAsset({ id: 'foto' })
  const set = makeEntry('imageSet', { id: 'set', fields: { desktopImage: file, focus: 'bottom' } })
  expect(mapEntry(mapImageSet, makeSpace(file, set), 'set').model.focus).toBe('bottom')
})

test('the sandbox is asked over http', () => {
  const { map } = imageWith(makeAsset({ id: 'foto' }), { scheme: 'http:' })
  expect(map().desktop.url).toMatch(/^http:\/\//)
})

test("the text for those who do not see is the editor's, else the file's description, else none (PICTURE-5)", () => {
  expect(imageOf({}, { altText: 'Pomada' }).model.alt).toBe('Pomada')
  expect(imageOf({ description: 'Pote' }).model.alt).toBe('Pote')
  expect(imageOf({ description: null }).model.alt).toBe('')
})

test("the size that editors state replaces the file's", () => {
  expect(imageOf({}, { width: 400, height: 300 }).model.desktop).toMatchObject({ width: 400, height: 300 })
})

test('a vector picture of unknown size is drawn in a square', () => {
  const url = '//images.ctfassets.net/s/a.svg'
  const fields = { file: { 'pt-BR': { url, contentType: 'image/svg+xml', fileName: 'a.svg' } } }
  const { desktop } = imageWith({ ...makeAsset({ id: 'foto' }), fields }).map()
  expect(desktop.width).toBeGreaterThan(0)
  expect(desktop.height).toBe(desktop.width)
})

test('a file that is no picture is refused, naming entry, file and field', () => {
  const { map, problems } = imageWith(makeAsset({ id: 'bula', contentType: 'application/pdf' }))
  expect(map).toThrow(/entryId=image.*field=image reason=noUsableFile/)
  expect(problems).toEqual([
    {
      entryId: 'bula',
      contentType: 'asset',
      field: 'file',
      reason: 'notAnImage',
      detail: 'application/pdf',
      place: expect.objectContaining({ entryId: 'image', field: 'image' }),
    },
  ])
})

const SIZED = { details: { size: 1, image: { width: 1, height: 1 } } }
test.each([
  ['without a file', 'noUsableFile', {}],
  ['with a file still being processed', 'noUsableFile', fieldsOf({})],
  ['with an address that is none', 'badAddress', fieldsOf({ url: '/a.png', ...SIZED })],
  ['without a size', 'noImageSize', fieldsOf({ url: '//a.example/a.png' })],
])('an asset %s is no picture', (_, reason, fields) => {
  const { map, problems } = imageWith({ ...makeAsset({ id: 'foto' }), fields })
  expect(map).toThrow(/entryId=image.*field=image/)
  expect(problems).toEqual([
    expect.objectContaining({
      entryId: 'foto',
      reason,
      place: expect.objectContaining({ entryId: 'image', field: 'image' }),
    }),
  ])
})

test('a set keeps its desktop picture when the other two are missing (MODEL-3)', () => {
  const desktop = makeAsset({ id: 'desktop' })
  const set = makeEntry('imageSet', 'set', {
    desktopImage: desktop,
    tabletImage: assetLink('gone'),
    altText: 'Família',
  })
  const { model, problems } = mapEntry(mapImageSet, makeSpace(desktop, set), 'set')
  expect(model).toEqual({ alt: 'Família', desktop: expect.anything() })
  expect(problems).toMatchObject([
    { entryId: 'gone', reason: 'unresolved', place: { entryId: 'set', field: 'tabletImage' } },
  ])
})
