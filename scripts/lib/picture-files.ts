import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { PICTURES_FOLDER } from '../../tests/pictures/support/folder'

const pictures = async (): Promise<string[]> => {
  if (!existsSync(PICTURES_FOLDER)) return []
  const names = await readdir(PICTURES_FOLDER, { recursive: true })
  return names.filter((name) => name.endsWith('.png')).map((name) => path.join(PICTURES_FOLDER, name))
}

const pixelsOf = (file: Buffer): Promise<Buffer> => sharp(file).removeAlpha().raw().toBuffer()

/** How many colors a palette of PNG holds. */
const PALETTE = 256

/** The same pixels in fewer bytes: flat colors pack best without filters, and with a palette where one holds them all. */
const smallest = async (file: Buffer): Promise<Buffer> => {
  const picture = sharp(file).removeAlpha()
  const plain = await picture.clone().png({ compressionLevel: 9 }).toBuffer()
  const palette = await picture.clone().png({ palette: true, colors: PALETTE, dither: 0 }).toBuffer()
  const isExact = (await pixelsOf(palette)).equals(await pixelsOf(file))
  return [plain, ...(isExact ? [palette] : [])].reduce(
    (best, one) => (one.length < best.length ? one : best),
    file,
  )
}

/** Packs the pictures that were taken since a time, in milliseconds, without changing a pixel. */
export async function shrinkPictures(since: number): Promise<void> {
  for (const name of await pictures()) {
    if ((await stat(name)).mtimeMs < since) continue
    const file = await readFile(name)
    const small = await smallest(file)
    if (small.length < file.length) await writeFile(name, small)
  }
}

const FIXTURES = '.fixtures.tsx'

/** Removes the pictures of pieces that are no longer there. */
export async function dropOrphans(): Promise<void> {
  const files = await readdir('src', { recursive: true })
  const pieces = new Set(
    files.filter((file) => file.endsWith(FIXTURES)).map((file) => path.basename(file, FIXTURES)),
  )
  for (const name of await pictures()) {
    const piece = path.basename(name, '.png').replace(/-\d+$/, '')
    if (/^[A-Z]/.test(piece) && !pieces.has(piece)) await rm(name)
  }
}
