import { fixturePicture } from '../fixture-picture'
import type { Fixtures } from '../fixtures'
import type { PictureProps } from './Picture'

const wide = fixturePicture('Um quarto arejado')
const square = fixturePicture('Um quarto arejado', 600, 600).desktop
const tall = fixturePicture('Um quarto arejado', 450, 600).desktop

export const isNarrow = true

export const fixtures: Fixtures<PictureProps> = {
  'one file for all screens': { picture: fixturePicture('Um quarto arejado', 640, 480), sizes: '100vw' },
  'larger than there is room': { picture: wide, sizes: '100vw' },
  'a file for each kind of screen': { picture: { ...wide, tablet: square, mobile: tall }, sizes: '100vw' },
  'only decoration': { picture: { ...wide, alt: '', desktop: square }, sizes: '10rem' },
  'with a tool tip': { picture: { ...wide, desktop: square, toolTip: 'Quarto' }, sizes: '10rem' },
  "the page's main picture": { picture: { ...wide, desktop: square }, sizes: '10rem', isMain: true },
}
