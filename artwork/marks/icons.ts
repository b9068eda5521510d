/** The brand's icon, the symbol on a tile, and the picture of shared links. */
import sharp from 'sharp'
import { P } from '../kit/color'
import { drawing, svgDocument } from '../kit/paint'
import { rasterize } from '../kit/raster'
import { homeBrisa } from '../scenes/heroes-outdoors'
import { lettering, svgFile, symbol } from './wordmark'

const light = symbol(P.mint300, '#74CFB5', P.white)

/** The symbol on petrol, on the whole field of 512; `inset` of the symbol. */
const tile = (inset: number): string => {
  const scale = (512 - inset * 2) / 64
  return svgFile(
    512,
    512,
    `<path d="M0 0H512V512H0Z" fill="${P.petrol700}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${light}</g>`,
  )
}

const png = (svg: string, size: number): Promise<Buffer> =>
  rasterize(svg).resize(size, size).png({ palette: true, colors: 64, effort: 10 }).toBuffer()

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

/** The brand's icon and its share picture: assets of the sample space. */
export const icons: readonly { file: string; make: () => Promise<Buffer> }[] = [
  { file: 'mark-icone.png', make: () => png(tile(128), 512) },
  { file: 'mark-compartilhar.png', make: sharePicture },
]
