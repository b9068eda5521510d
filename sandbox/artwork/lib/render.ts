/** SVG to palette PNGs, by sharp, and the manifest that describes them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'

/** One picture: its file is `{id}.png`; texts are pt-BR, `description` is its alternative text. Sizes in pixels. */
export interface Picture {
  id: string
  title: string
  description: string
  width: number
  height: number
  /** SVG markup without the document element. */
  draw: () => string
  /** Share of the width to leave free on each side; the drawing is moved and scaled to fill the rest. */
  margin?: number
  /** 1 to 100; lower means fewer colors and a smaller file. 80 when left out. */
  quality?: number
}

/** What `packshots/index.ts` and `scenes/index.ts` export. */
export interface PictureSet {
  /** File name of the manifest, beside the pictures. */
  manifest: string
  pictures: readonly Picture[]
}

/** A whole SVG document of `width` by `height` user units with a transparent ground. */
const svgDocument = (markup: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`

const rasterize = (svg: string) => sharp(Buffer.from(svg), { limitInputPixels: false })

/** Opacity, 0 to 255, from which a pixel counts as part of the object rather than of its shadow. */
const SOLID = 70

/** Moves and scales a drawing so that what is solid in it fills the picture but for the margin. */
async function framed(markup: string, { width, height, margin = 0 }: Picture): Promise<string> {
  const pad = 400
  const step = 4
  const wide = `<g transform="translate(${pad} ${pad})">${markup}</g>`
  const { data, info } = await rasterize(svgDocument(wide, width + 2 * pad, height + 2 * pad))
    .resize(Math.round((width + 2 * pad) / step))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let i = 0; i < data.length; i += 1) {
    if ((data[i] ?? 0) < SOLID) continue
    const [x, y] = [i % info.width, Math.floor(i / info.width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const [w, h] = [(right - left + 1) * step, (bottom - top + 1) * step]
  const scale = Math.min((width * (1 - 2 * margin)) / w, (height - width * 2 * margin) / h)
  const dx = width / 2 - (left * step - pad + w / 2) * scale
  const dy = height / 2 - (top * step - pad + h / 2) * scale
  return `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(4)})">${markup}</g>`
}

/** Draws one picture into `folder`; gives the size of its file in bytes. */
async function renderPicture(picture: Picture, folder: string): Promise<number> {
  const { id, width, height, draw, margin, quality = 80 } = picture
  const markup = margin === undefined ? draw() : await framed(draw(), picture)
  const info = await rasterize(svgDocument(markup, width, height))
    .png({ palette: true, quality, effort: 10, dither: 0.4 })
    .toFile(join(folder, `${id}.png`))
  return info.size
}

/** Draws a set and writes its manifest. With `only`, draws just the pictures whose id contains it. */
export async function renderSet(
  { manifest, pictures }: PictureSet,
  folder: string,
  only = '',
): Promise<void> {
  await mkdir(folder, { recursive: true })
  let total = 0
  for (const picture of pictures.filter(({ id }) => id.includes(only))) {
    const size = await renderPicture(picture, folder)
    total += size
    console.log(`${picture.id}: ${Math.round(size / 1024)} kB`)
  }
  console.log(`total: ${(total / 1024 / 1024).toFixed(2)} MB`)
  const rows = pictures.map(({ id, title, description, width, height }) => ({
    id,
    file: `${id}.png`,
    title,
    description,
    width,
    height,
    contentType: 'image/png',
  }))
  await writeFile(join(folder, manifest), stringify(rows, { lineWidth: 0 }))
}
