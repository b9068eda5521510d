import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
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

const WIDTH = '360'

/** The tools, with folders of their own. */
const inFolders = async (files: Record<string, Buffer>) => {
  const root = newFolder()
  const [cacheFolder, unpackedFolder] = [path.join(root, 'kept'), path.join(root, '.cache/pictures')]
  for (const folder of [cacheFolder, unpackedFolder])
    await mkdir(path.join(folder, WIDTH), { recursive: true })
  for (const [name, file] of Object.entries(files))
    await writeFile(path.join(unpackedFolder, WIDTH, name), file)
  jest.resetModules()
  jest.doMock('../../../pictures/support/folder', () => ({
    PICTURES_FOLDER: cacheFolder,
    UNPACKED_FOLDER: unpackedFolder,
  }))
  const tools: typeof import('../../../../tools/scripts/lib/picture-files') = require('../../../../tools/scripts/lib/picture-files')
  return { kept: path.join(cacheFolder, WIDTH), unpacked: path.join(unpackedFolder, WIDTH), ...tools }
}

test.each([2, 200, 16_000])('packing and unpacking a picture of %i colors is lossless', async (colors) => {
  const before = await pictureOf(colors)
  const { unpacked, packPictures, unpackPictures } = await inFolders({ 'Card.png': before })
  await packPictures(0)
  await unpackPictures()
  const after = await readFile(path.join(unpacked, 'Card.png'))
  expect((await pixelsOf(after)).equals(await pixelsOf(before))).toBe(true)
})

test('pictures that were not taken anew are not packed again', async () => {
  const { kept, unpacked, packPictures } = await inFolders({ 'Card.png': await pictureOf(2) })
  await utimes(path.join(unpacked, 'Card.png'), 1000, 1000)
  await packPictures(2_000_000)
  expect(await readdir(kept)).toEqual([])
})

test('pictures of pieces that are gone go, those of pages, pieces and their states stay', async () => {
  const picture = await pictureOf(2)
  const names = ['Card', 'Gone', 'Gone-1', 'Modal-2', 'footer', 'page-home']
  const all = Object.fromEntries(names.map((name) => [`${name}.png`, picture]))
  const { kept, packPictures, dropOrphans } = await inFolders(all)
  await packPictures(0)
  await dropOrphans()
  expect((await readdir(kept)).sort()).toEqual(
    ['Card', 'Modal-2', 'footer', 'page-home'].map((name) => `${name}.webp`),
  )
})
