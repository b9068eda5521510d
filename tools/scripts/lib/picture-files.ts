import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { PICTURES_FOLDER, UNPACKED_FOLDER } from '../../../tests/pictures/support/folder'

/** Lossless WebP takes a third of PNG's bytes. Efforts above this one take minutes and save little. */
const WEBP = { lossless: true, effort: 3 }

/** The pictures below a folder, as paths from it without their endings. */
const namesIn = async (folder: string, ending: string): Promise<string[]> => {
  if (!existsSync(folder)) return []
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length))
}

const pathOfPicture = (name: string): string => path.join(PICTURES_FOLDER, `${name}.webp`)
const unpacked = (name: string): string => path.join(UNPACKED_FOLDER, `${name}.png`)

/** Unpacks the baselines. */
export async function unpackPictures(): Promise<void> {
  await rm(UNPACKED_FOLDER, { recursive: true, force: true })
  for (const name of await namesIn(PICTURES_FOLDER, '.webp')) {
    await mkdir(path.dirname(unpacked(name)), { recursive: true })
    await sharp(pathOfPicture(name)).png({ compressionLevel: 1 }).toFile(unpacked(name))
  }
}

/** Packs the pictures that were taken since a time, in milliseconds, without changing a pixel. */
export async function packPictures(since: number): Promise<void> {
  for (const name of await namesIn(UNPACKED_FOLDER, '.png')) {
    if ((await stat(unpacked(name))).mtimeMs < since) continue
    await mkdir(path.dirname(pathOfPicture(name)), { recursive: true })
    await sharp(unpacked(name)).removeAlpha().webp(WEBP).toFile(pathOfPicture(name))
  }
}

const FIXTURES = '.fixtures.tsx'

/** Removes the pictures of components that are no longer there. */
export async function dropOrphans(): Promise<void> {
  const files = await readdir('src', { recursive: true })
  const components = new Set(
    files.filter((file) => file.endsWith(FIXTURES)).map((file) => path.basename(file, FIXTURES)),
  )
  for (const name of await namesIn(PICTURES_FOLDER, '.webp')) {
    const component = path.basename(name).replace(/-\d+$/, '')
    if (/^[A-Z]/.test(component) && !components.has(component)) await rm(pathOfPicture(name))
  }
}
