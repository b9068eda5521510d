import sharp from 'sharp'
import { type EncodedPhoto, encodePhoto, photoKind } from '@/server/features/reviews/photo/store-photo'
import { PNG_RGBA, pngOf } from './support/png'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9fe0ce' } })

/** A photo that is taken. */
const encoded = async (sent: Buffer): Promise<EncodedPhoto> => {
  const photo = await encodePhoto(sent)
  if (typeof photo === 'string') throw new Error(photo)
  return photo
}

test.each(['jpeg', 'png', 'webp'] as const)('a photo in %s is kept as WebP (REVIEW-5)', async (format) => {
  const sent = await picture(400, 300).toFormat(format).toBuffer()
  expect(photoKind(sent)).toBe(format)
  const kept = await encoded(sent)
  expect(kept).toMatchObject({ width: 400, height: 300 })
  expect(photoKind(kept.bytes)).toBe('webp')
})

test('a photo is kept at most 1600 pixels long, and upright (REVIEW-5)', async () => {
  const sent = await picture(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await encodePhoto(sent)).toMatchObject({ width: 1067, height: 1600 })
})

test('nothing that a camera notes is kept: neither place nor time nor its maker (REVIEW-5)', async () => {
  const exif = {
    IFD0: { Make: 'Camera of Maria' },
    IFD3: { GPSLatitude: '30/1 2/1 3/1', GPSLatitudeRef: 'S' },
  }
  const sent = await picture(200, 200).withExif(exif).jpeg().toBuffer()
  expect(sent.includes('Camera of Maria')).toBe(true)
  const kept = await encoded(sent)
  const { exif: left, icc, xmp, iptc } = await sharp(kept.bytes).metadata()
  expect({ left, icc, xmp, iptc }).toEqual({})
  expect(kept.bytes.includes('Camera of Maria')).toBe(false)
})

test.each([
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
  ['an archive', Buffer.from('PK\u0003\u0004 and so on')],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
  ['HEIC', Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused by its first bytes (REVIEW-5)', async (_, sent) => {
  expect(await encodePhoto(sent)).toBe('unsupportedPhoto')
})

test.each(['gif', 'tiff', 'avif'] as const)('a picture of other kind is refused: %s', async (format) => {
  expect(await encodePhoto(await picture(20, 20).toFormat(format).toBuffer())).toBe('unsupportedPhoto')
})

test('a whole drawing is refused', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>'
  expect(await encodePhoto(Buffer.from(drawing))).toBe('unsupportedPhoto')
})

test('what only begins like a photo is refused', async () => {
  expect(
    await encodePhoto(
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<?php system($_GET[0]);')]),
    ),
  ).toBe('unsupportedPhoto')
  const whole = await picture(800, 600).jpeg().toBuffer()
  expect(await encodePhoto(whole.subarray(0, whole.length / 2))).toBe('unsupportedPhoto')
})

test('what comes behind a photo is not kept', async () => {
  const sent = Buffer.concat([
    await picture(100, 100).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  expect((await encoded(sent)).bytes.includes('script')).toBe(false)
})

test.each([
  ['40,000 by 40,000 pixels', 40_000, 40_000],
  ['a long thin one', 100_000, 10_000],
])('a small file that unpacks to %s is refused (REVIEW-5)', async (_, width, height) => {
  const bomb = pngOf(width, height)
  expect(bomb.length).toBeLessThan(10_000)
  expect(await encodePhoto(bomb)).toBe('oversizedPhoto')
})

test('a whole picture of more pixels than a photo has is refused, however small its file (REVIEW-5)', async () => {
  const bomb = pngOf(9000, 9000, { bytes: Number.POSITIVE_INFINITY })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await encodePhoto(bomb)).toBe('oversizedPhoto')
  expect(await encodePhoto(pngOf(3000, 3000, { bytes: Number.POSITIVE_INFINITY }))).toMatchObject({
    width: 1600,
  })
})

test('one bad photo does not keep the next from being taken', async () => {
  const good = await picture(10, 10).png().toBuffer()
  const [bad, kept] = await Promise.all([encodePhoto(pngOf(40_000, 40_000)), encodePhoto(good)])
  expect(bad).toBe('oversizedPhoto')
  expect(kept).toMatchObject({ width: 10, height: 10 })
})

test('what would be unpacked whole is refused by its header: 16 bits, interlaced, progressive (REVIEW-5)', async () => {
  expect(await encodePhoto(pngOf(7990, 7990, { depth: 16, colors: PNG_RGBA, interlaced: 1 }))).toBe(
    'oversizedPhoto',
  )
  expect(await encodePhoto(pngOf(7990, 7990, { depth: 16, colors: PNG_RGBA }))).toBe('oversizedPhoto')
  const progressive = await picture(7990, 7990).jpeg({ progressive: true, quality: 1 }).toBuffer()
  expect(await encodePhoto(progressive)).toBe('oversizedPhoto')
})

test('a progressive photo of a phone is kept', async () => {
  const sent = await picture(4000, 3000).jpeg({ progressive: true }).toBuffer()
  expect(await encodePhoto(sent)).toMatchObject({ width: 1600, height: 1200 })
})

test('nothing of a photo stays in the memory of the library', async () => {
  await encodePhoto(await picture(400, 300).jpeg({ progressive: true }).toBuffer())
  expect(sharp.cache().items).toEqual({ current: 0, max: 0 })
})
