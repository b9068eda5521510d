/** The site's icons: the symbol on a tile, and the picture of shared links. */
import sharp from 'sharp'
import { P } from '../kit/color'
import { drawing, svgDocument } from '../kit/paint'
import { rasterize } from '../kit/raster'
import { homeBrisa } from '../scenes/heroes-outdoors'
import { lettering, svgFile, symbol } from './wordmark'

const light = symbol(P.mint300, '#74CFB5', P.white)

/** The symbol on petrol; `radius` of the corners and `inset` of the symbol in a 512 field. */
const tile = (radius: number, inset: number): string => {
  const scale = (512 - inset * 2) / 64
  return svgFile(
    512,
    512,
    `<path d="M${radius} 0H${512 - radius}Q512 0 512 ${radius}V${512 - radius}Q512 512 ${512 - radius} 512H${radius}Q0 512 0 ${512 - radius}V${radius}Q0 0 ${radius} 0Z" fill="${P.petrol700}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${light}</g>`,
  )
}

const png = (svg: string, size: number): Promise<Buffer> =>
  rasterize(svg).resize(size, size).png({ palette: true, colors: 64, effort: 10 }).toBuffer()

/** An ICO file of PNG images (32-bit directory entries). */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + images.length * 16)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  images.forEach(({ size, data }, i) => {
    const at = 6 + i * 16
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(data.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += data.length
  })
  return Buffer.concat([head, ...images.map(({ data }) => data)])
}

/** The picture shared links show: the morning scene with the wordmark, 1200 x 630. */
async function sharePicture(): Promise<Buffer> {
  const scene = await rasterize(svgDocument(2000, 1000, drawing(2000, 1000, homeBrisa)))
    .resize(1260, 630)
    .extract({ left: 60, top: 0, width: 1200, height: 630 })
    .toBuffer()
  const name =
    `<g transform="translate(78 196) scale(1.5)">${symbol('#3FB394', '#23907A', P.petrol500)}</g>` +
    lettering('Brisamenta', 190, 268, { size: 72, weight: 700, tracking: -16, fill: P.petrol700 }) +
    lettering('Respire. Já está passando.', 82, 342, { size: 34, weight: 600, fill: P.petrol700 })
  return sharp(scene)
    .composite([{ input: Buffer.from(svgFile(1200, 630, name)) }])
    .png({ palette: true, colors: 256, effort: 10, dither: 0 })
    .toBuffer()
}

async function favicon(): Promise<Buffer> {
  const sizes = [16, 32, 48].map(async (size) => ({
    size,
    data: await rasterize(tile(100, 56)).resize(size, size).png().toBuffer(),
  }))
  return ico(await Promise.all(sizes))
}

const round = tile(112, 84)

/** The site's icons and its default share picture: files of `public`. */
export const icons: readonly { file: string; make: () => Promise<Buffer> }[] = [
  { file: 'icon.svg', make: async () => Buffer.from(round) },
  { file: 'favicon.ico', make: favicon },
  { file: 'apple-touch-icon.png', make: () => png(tile(0, 96), 180) },
  { file: 'icon-192.png', make: () => png(round, 192) },
  { file: 'icon-512.png', make: () => png(round, 512) },
  { file: 'maskable-512.png', make: () => png(tile(0, 128), 512) },
  { file: 'og-default.png', make: sharePicture },
]
