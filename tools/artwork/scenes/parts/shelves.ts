import { P, shade, tint } from '../../kit/color'
import { linear } from '../../kit/paint'
import { place, rect, times } from '../../kit/shapes'
import { board, potted } from './room'
import { apothecaryJar, balmJar, bottle } from './vessels'

/** Old pharmacy shelves in a box: rows of jars. */
export function apothecaryShelves(x: number, y: number, w: number, rows: number, wood: string): string {
  const glass = ['#BFE3DA', P.sun200, '#A9C7C8', P.coral200, P.mint300]
  const herbs = [P.leaf500, P.amber, P.leaf300, P.coral300, P.petrol300]
  return (
    rect(x - 20, y - 230, w + 40, rows * 250 + 30, linear('right', shade(wood, 0.12), shade(wood, 0.26)), 14) +
    times(rows, (row) => {
      const foot = y + row * 250
      const count = Math.floor(w / 118)
      const jars = Array.from({ length: count }, (_, i) => {
        const k = (i * 3 + row * 2) % 5
        const height = 130 + ((i * 47 + row * 31) % 52)
        return place(
          apothecaryJar(86, height, glass[k] ?? P.mint300, herbs[(k + row) % 5] ?? P.leaf500),
          x + 62 + i * ((w - 20) / count),
          foot,
        )
      })
      return rect(x, foot - 200, w, 200, shade(wood, 0.42)) + jars.join('') + board(x - 10, foot, w + 20, wood)
    })
  )
}

/** Shelves of a pharmacy of today, in a box. */
export const pharmacyShelves = (x: number, y: number, w: number, rows: number): string =>
  times(rows, (row) => {
    const foot = y + row * 210
    const count = Math.floor(w / 92)
    const goods = Array.from({ length: count }, (_, i) => {
      const px = x + 50 + i * ((w - 10) / count)
      const kind = (i + row * 2) % 4
      const hue = [P.mint300, P.coral200, P.petrol300, P.sun200][(i + row) % 4] ?? P.mint300
      if (kind === 0) return place(bottle(i % 3 ? P.amber : P.petrol500), px, foot, 0.48)
      if (kind === 1)
        return (
          rect(px - 32, foot - 120, 64, 120, linear('right', tint(hue, 0.4), hue), 6) +
          rect(px - 20, foot - 92, 40, 40, tint(hue, 0.75), 20) +
          rect(px - 20, foot - 36, 40, 8, shade(hue, 0.25), 4)
        )
      if (kind === 2) return place(balmJar(76, i % 2 ? P.petrol700 : P.petrol500, hue), px, foot)
      return (
        rect(px - 38, foot - 84, 76, 84, linear('right', tint(hue, 0.3), shade(hue, 0.06)), 6) +
        rect(px - 38, foot - 60, 76, 22, P.white)
      )
    })
    return goods.join('') + board(x, foot, w, '#D9EAE4', 18)
  })

/** A side table with a plant, standing on y = 0. */
export const plantStand = (kind: 'ficus' | 'sword' | 'eucalyptus' | 'mint', pot: string): string =>
  rect(-90, -150, 180, 18, P.wood300, 8) +
  rect(-74, -134, 14, 134, P.wood500, 4) +
  rect(60, -134, 14, 134, P.wood500, 4) +
  place(potted(kind, pot), 0, -150)
