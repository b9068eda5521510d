import { join } from 'node:path'
import sharp from 'sharp'
import type { Scene } from './catalog/scene'
import { Sheet } from './kit/sheet'

/** Heroes fill a screen, so their gradients keep every tone; elsewhere 256 colors without dither stay smooth and small. */
const FULL_COLOR = new Set(['scene-home-brisa', 'scene-home-noite', 'scene-home-cha'])

const svgOf = (scene: Scene): string => {
  const sheet = new Sheet(scene.width, scene.height)
  return sheet.document(scene.draw(sheet))
}

/** Renders one scene as PNG into `folder`; resolves to the file's bytes. */
export async function renderScene(scene: Scene, folder: string): Promise<number> {
  const png = FULL_COLOR.has(scene.id)
    ? { compressionLevel: 9, adaptiveFiltering: true }
    : { palette: true, colors: 256, effort: 10, dither: 0 }
  const { size } = await sharp(Buffer.from(svgOf(scene)))
    .flatten({ background: '#F4FAF9' })
    .png(png)
    .toFile(join(folder, `${scene.id}.png`))
  return size
}
