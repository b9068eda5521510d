import { onPage } from '../kit/paint'
import { place } from '../kit/shapes'
import { homeCha, homeNoite } from './heroes-indoors'
import { homeBrisa } from './heroes-outdoors'
import { historia } from './heroes-people'

/** Frames a part of a 2000 x 1000 hero for a 1080 square: `x` is the left edge of the part. */
const frame = (draw: () => string, x: number) => (): string => place(onPage(2000, 1000, draw), -x * 1.08, 0, 1.08)

export const homeBrisaMobile = frame(homeBrisa, 900)
export const homeNoiteMobile = frame(homeNoite, 1000)
export const homeChaMobile = frame(homeCha, 60)
export const historiaMobile = frame(historia, 780)
