/** The brand's icon: the symbol on a tile. */
import { P } from '../kit/color'
import { rasterize } from '../kit/raster'
import { svgFile, symbol } from './wordmark'

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

/** The brand's icon: an asset of the sample space. */
export const icons: readonly { file: string; make: () => Promise<Buffer> }[] = [
  { file: 'mark-icone.png', make: () => png(tile(128), 512) },
]
