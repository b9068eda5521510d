import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { homeBrisa } from '../heroes-outdoors'
import { P } from '../kit/color'
import { Sheet } from '../kit/sheet'
import { file, lettering } from './mark'
import { symbol } from './wordmark'

const light = symbol(P.mint300, '#74CFB5', P.white)

/** The symbol on petrol; `radius` of the corners and `inset` of the symbol in a 512 field. */
const tile = (radius: number, inset: number): string => {
  const scale = (512 - inset * 2) / 64
  return file(
    512,
    512,
    `<path d="M${radius} 0H${512 - radius}Q512 0 512 ${radius}V${512 - radius}Q512 512 ${512 - radius} 512H${radius}Q0 512 0 ${512 - radius}V${radius}Q0 0 ${radius} 0Z" fill="${P.petrol700}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${light}</g>`,
  )
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(size, size).png({ palette: true, colors: 64, effort: 10 }).toBuffer()

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
  const sheet = new Sheet(2000, 1000)
  const scene = await sharp(Buffer.from(sheet.document(homeBrisa(sheet))))
    .resize(1260, 630)
    .extract({ left: 60, top: 0, width: 1200, height: 630 })
    .toBuffer()
  const name =
    `<g transform="translate(78 196) scale(1.5)">${symbol('#3FB394', '#23907A', P.petrol500)}</g>` +
    lettering('Brisamenta', 190, 268, { size: 72, weight: 700, tracking: -16, fill: P.petrol700 }) +
    lettering('Respire. Já está passando.', 82, 342, { size: 34, weight: 600, fill: P.petrol700 })
  return sharp(scene)
    .composite([{ input: Buffer.from(file(1200, 630, name)) }])
    .png({ palette: true, colors: 256, effort: 10, dither: 0 })
    .toBuffer()
}

/** Writes the site's icons and its default share picture into `folder`. */
export async function writePublicIcons(folder: string): Promise<void> {
  const round = tile(112, 84)
  const square = tile(0, 96)
  const save = (name: string, data: string | Buffer) => writeFile(join(folder, name), data)
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({
      size,
      data: await sharp(Buffer.from(tile(100, 56)))
        .resize(size, size)
        .png()
        .toBuffer(),
    })),
  )
  await save('icon.svg', round)
  await save('favicon.ico', ico(small))
  await save('apple-touch-icon.png', await png(square, 180))
  await save('icon-192.png', await png(round, 192))
  await save('icon-512.png', await png(round, 512))
  await save('maskable-512.png', await png(tile(0, 128), 512))
  await save('og-default.png', await sharePicture())
}
