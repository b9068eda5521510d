import { homeCha, homeNoite } from './heroes-indoors'
import { homeBrisa } from './heroes-outdoors'
import { historia } from './heroes-people'
import { place } from './kit/shapes'
import { Sheet } from './kit/sheet'

/** Frames a part of a 2000 x 1000 hero for a 1080 square: `x` is the left edge of the part. */
const frame =
  (draw: (s: Sheet) => string, x: number) =>
  (s: Sheet): string =>
    place(draw(wide(s)), -x * 1.08, 0, 1.08)

/** The square sheet itself, but measured as the wide hero, so that full-width parts reach both edges. */
const wide = (s: Sheet): Sheet => {
  const view = new Sheet(2000, 1000)
  return Object.assign(view, {
    linear: s.linear.bind(s),
    radial: s.radial.bind(s),
    blur: s.blur.bind(s),
    clip: s.clip.bind(s),
  })
}

export const brisaMobile = frame(homeBrisa, 900)
export const noiteMobile = frame(homeNoite, 1000)
export const chaMobile = frame(homeCha, 60)
export const historiaMobile = frame(historia, 780)
