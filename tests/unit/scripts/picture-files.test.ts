/** @jest-environment node */
import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const SIZE = { width: 240, height: 160 }

/** A picture with a color of its own in every pixel, or with few. */
const pictureOf = (colors: number): Promise<Buffer> => {
  const pixels = Buffer.alloc(SIZE.width * SIZE.height * 3)
  for (let pixel = 0; pixel < pixels.length / 3; pixel += 1)
    pixels.writeUIntBE((pixel * 7) % colors, pixel * 3, 3)
  return sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
const pixelsOf = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer()

const inFolder = async (files: Record<string, Buffer>) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  for (const [name, file] of Object.entries(files)) await writeFile(path.join(folder, name), file)
  jest.resetModules()
  process.env.PICTURES_FOLDER = folder
  const tools: typeof import('../../../scripts/lib/picture-files') = require('../../../scripts/lib/picture-files')
  return { folder, ...tools }
}
afterAll(() => {
  delete process.env.PICTURES_FOLDER
})

test.each([2, 200, 16_000])('packing a picture of %i colors changes no pixel of it', async (colors) => {
  const before = await pictureOf(colors)
  const { folder, shrinkPictures } = await inFolder({ 'Card.png': before })
  await shrinkPictures(0)
  const after = await readFile(path.join(folder, 'Card.png'))
  expect(after.length).toBeLessThan(before.length)
  expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true)
})

test('pictures that were not taken anew stay as they are', async () => {
  const before = await pictureOf(2)
  const { folder, shrinkPictures } = await inFolder({ 'Card.png': before })
  const file = path.join(folder, 'Card.png')
  await utimes(file, 1000, 1000)
  await shrinkPictures(2_000_000)
  expect((await readFile(file)).equals(before)).toBe(true)
})

test('pictures of pieces that are gone go, those of pages, pieces and their states stay', async () => {
  const picture = await pictureOf(2)
  const kept = ['Card.png', 'Modal-2.png', 'footer.png', 'page-home.png']
  const all = Object.fromEntries([...kept, 'Gone.png', 'Gone-1.png'].map((name) => [name, picture]))
  const { folder, dropOrphans } = await inFolder(all)
  await dropOrphans()
  expect((await readdir(folder)).sort()).toEqual(kept)
})
