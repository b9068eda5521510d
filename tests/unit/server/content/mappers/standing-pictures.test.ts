import { makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { mapPicture } from '@/server/content/mappers/pictures'
import { mediaMappers } from '@/server/content/mappers/sections/media'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'

const file = makeAsset({ id: 'foto' })

test('a picture that stands alone is cut as editors chose, rounded where they did not', () => {
  const shapeOf = (fields: Record<string, unknown>) =>
    mapEntry(
      mediaMappers.image,
      makeSpace(file, makeEntry('image', { id: 'i', fields: { image: file, altText: 'Pote', ...fields } })),
      'i',
    ).model.shape
  expect([shapeOf({}), shapeOf({ styles: 'circle' }), shapeOf({ styles: 'neon' })]).toEqual([
    'rounded',
    'circle',
    'rounded',
  ])
})

test('a video has the corners that editors chose', () => {
  const fields = { title: 'V', videoLink: 'https://youtu.be/abcdefg', styles: 'square' }
  const space = makeSpace(makeEntry('video', { id: 'v', fields }))
  expect(mapEntry(mediaMappers.video, space, 'v').model.shape).toBe('square')
})

test.each(['image', 'imageSet'])('the tool tip of an %s comes with the picture everywhere', (type) => {
  const files = type === 'image' ? { image: file } : { desktopImage: file }
  const entry = makeEntry(type, { id: 'i', fields: { ...files, toolTip: 'A fábrica em 1911' } })
  const map = (own: Entry<'image' | 'imageSet'>) => mapPicture(own)
  const { model } = mapEntry(map, makeSpace(file, entry), 'i')
  expect(model?.toolTip).toBe('A fábrica em 1911')
})
