import { alpha, mix, P, shade, tint } from '../../kit/color'
import { at, type Curve, type Point, random, rows, smooth, toPoints } from '../../kit/curves'
import { linear, pageHeight, pageWidth, type Stop } from '../../kit/paint'
import { circle, each, line, path, place, polygon, rect, ribbon, times } from '../../kit/shapes'

/** Sky over the whole sheet. */
export const sky = (...stops: Stop[]): string => rect(0, 0, pageWidth(), pageHeight(), linear('down', ...stops))

/** Sun or moon with stepped halos, the light of this world. */
export function orb(x: number, y: number, r: number, core: string, halo: string, strength = 0.16): string {
  const rings = [4.6, 3.5, 2.6, 1.9, 1.4].map((k) => circle(x, y, r * k, alpha(halo, strength)))
  return rings.join('') + circle(x, y, r, core)
}

export function stars(seed: number, x: number, y: number, w: number, h: number, count: number): string {
  const next = random(seed)
  return times(count, () =>
    circle(x + next() * w, y + next() * h, 1.6 + next() * 2.4, alpha(P.sun100, 0.35 + next() * 0.6)),
  )
}

/** A mountain layer: its skyline, filled down to `base` with a gradient from crest to foot. */
export function ridge(points: Curve, base: number, crest: string, foot: string): string {
  const outline = toPoints(points)
  const [lastX] = at(outline, outline.length - 1)
  const [firstX] = at(outline, 0)
  return path(`${smooth(points)}L${lastX} ${base}L${firstX} ${base}Z`, linear('down', crest, foot))
}

/** The granite peaks above Petrópolis, about 1000 wide and 320 high, standing on y = 0. */
export function peaks(crest: string, foot: string): string {
  const outline =
    '-40,0 60,-60 130,-150 190,-120 250,-210 285,-205 330,-130 400,-160 455,-300 480,-322 500,-300 535,-170 590,-190 640,-260 690,-250 740,-150 820,-170 880,-110 960,-60 1060,0'
  const face = '480,-318 498,-296 520,-190 500,-90 470,-40 486,-180'
  const face2 = '660,-258 690,-248 736,-148 700,-70 668,-110'
  const light = alpha(P.white, 0.14)
  return (
    path(`${smooth(outline)}Z`, linear('down', crest, foot)) +
    path(smooth(face, true), alpha(P.petrol900, 0.07)) +
    path(smooth(face2, true), alpha(P.petrol900, 0.07)) +
    path(smooth('452,-296 478,-320 470,-230 440,-120 420,-160', true), light) +
    path(smooth('248,-208 270,-200 240,-120 196,-110', true), light)
  )
}

/** A low band of mist. */
export const mist = (x: number, y: number, w: number, h: number, color: string, opacity = 0.7): string =>
  rect(x, y, w, h, linear('down', [0, color, 0], [0.55, color, opacity], [1, color, 0]))

/** One long tapered breeze curve. */
export function breeze(points: Curve, width: number, color: string, opacity = 0.6): string {
  const fill = linear('right', [0, color, 0], [0.3, color, opacity], [0.75, color, opacity * 0.8], [1, color, 0])
  return ribbon(points, (t) => width * Math.sin(Math.PI * t) ** 0.8, fill)
}

/** A sheaf of parallel breeze curves around one spine. */
export function breezes(points: Curve, width: number, color: string, opacity = 0.5): string {
  const offsets = rows('-1.5,0.22 -0.6,0.5 0,1 0.9,0.34 1.6,0.14')
  return each(offsets, ([k, share]) =>
    breeze(
      toPoints(points).map(([x, y], i): Point => [x, y + k * width * (0.7 + 0.45 * Math.sin(i * 1.7 + k))]),
      width * share,
      color,
      opacity,
    ),
  )
}

type Mood = 'dawn' | 'day' | 'rain' | 'night' | 'winter'

type Pair = readonly [crest: string, foot: string]
type Tones = { sky: readonly string[]; far: Pair; middle: Pair; near: Pair }

/** Colors of sky, far, middle and near mountains, each from the top down. */
const tonesOf = (...[sky, ...ranges]: readonly string[]): Tones => {
  const [far, middle, near] = ranges.map((range): Pair => [range.slice(0, 7), range.slice(8)])
  if (!sky || !far || !middle || !near) throw new RangeError('A mood needs a sky and 3 ranges')
  return { sky: sky.split(' '), far, middle, near }
}

const TONES: Record<Mood, Tones> = {
  dawn: tonesOf('#CDEBE8 #FFF0D3 #FCD9BE', '#A9D8D3 #DDF0E6', '#79C2B6 #BFE5D8', '#419E8E #7CC3AC'),
  day: tonesOf('#BFE6EA #E6F6F1 #F7FBF3', '#9ED0D2 #D3ECE5', '#67B7A8 #AFDDCD', '#3F9F7E #74C3A0'),
  rain: tonesOf('#A9C9CC #C6DEDD #DDEBE7', '#9DBFC3 #C4DAD9', '#7FA9AC #B0CDCB', '#5E9292 #8DB7B2'),
  night: tonesOf('#0A2A40 #154A60 #2A6F7F', '#1F5B6E #2F7383', '#154A5C #215F6F', '#0D3748 #154A5A'),
  winter: tonesOf('#D5E4EA #F3ECE2 #FBE3C8', '#B9CFD6 #E4E6E2', '#A9BDB4 #D2D8CB', '#A6A27F #C9BE95'),
}

/** The mountains of Petrópolis in a box of the sheet, by mood; for window openings and backgrounds. */
export function serra(x: number, y: number, w: number, h: number, mood: Mood): string {
  const t = TONES[mood]
  const light =
    mood === 'night'
      ? orb(x + w * 0.7, y + h * 0.24, h * 0.08, '#FFF6DF', '#BFE6E4', 0.07) + stars(7, x, y, w, h * 0.5, 26)
      : ''
  const sun =
    mood === 'dawn' || mood === 'winter' ? orb(x + w * 0.68, y + h * 0.42, h * 0.075, '#FFF6E0', P.sun300, 0.13) : ''
  const wave = (level: number, a: number, b: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((u, i) => [x + w * u, y + h * (level + (i % 2 ? a : b))] as const)
  return (
    rect(x, y, w, h, linear('down', ...t.sky)) +
    light +
    sun +
    place(peaks(t.far[0], t.far[1]), x + w * 0.04, y + h * 0.8, (w / 1000) * 0.95, 0, (h / 700) * 0.95) +
    ridge(wave(0.72, -0.08, 0.02), y + h, t.middle[0], t.middle[1]) +
    mist(x, y + h * 0.62, w, h * 0.24, mood === 'night' ? '#5AA9AE' : P.white, mood === 'night' ? 0.25 : 0.55) +
    ridge(wave(0.88, 0.03, -0.05), y + h, t.near[0], t.near[1])
  )
}

/** Rain on the glass of a window box: drops and streaks. */
export function rain(x: number, y: number, w: number, h: number, seed = 5): string {
  const next = random(seed)
  return times(46, () => {
    const px = x + next() * w
    const py = y + next() * h
    const length = 14 + next() * 60
    return line(
      `M${Math.round(px)} ${Math.round(py)}l${Math.round(-length * 0.12)} ${Math.round(length)}`,
      P.white,
      2 + next() * 3.5,
      { opacity: 0.25 + next() * 0.4 },
    )
  })
}

/** A gabled house of the imperial town, standing on y = 0, 260 wide. */
export function house(wall: string, roof: string, lit = false): string {
  const glass = lit ? P.sun300 : mix(P.petrol300, P.petrol700, 0.4)
  const sash = (x: number, y: number) =>
    rect(x - 4, y - 4, 48, 68, P.white, 4) +
    rect(x, y, 40, 60, glass, 3) +
    line(`M${x + 20} ${y}V${y + 60}M${x} ${y + 30}H${x + 40}`, P.white, 4)
  return (
    rect(-120, -190, 240, 190, linear('right', tint(wall, 0.3), shade(wall, 0.08))) +
    polygon('-150,-186 0,-300 150,-186', linear('right', tint(roof, 0.12), shade(roof, 0.18))) +
    line('M-150 -184L0 -300L150 -184', P.white, 9) +
    rect(-24, -94, 48, 94, shade(roof, 0.3), 4) +
    sash(-96, -150) +
    sash(56, -150) +
    rect(-20, -240, 40, 36, alpha(glass, 0.9), 18) +
    rect(78, -310, 30, 70, shade(roof, 0.1))
  )
}

/** Plain wall with the light of the hour, and a floor from `floorY`. */
export const chamber = (wall: readonly [string, string], floorY: number, floor: string): string =>
  rect(0, 0, pageWidth(), floorY, linear('down', wall[0], wall[1])) +
  rect(0, floorY, pageWidth(), pageHeight() - floorY, linear('down', shade(floor, 0.06), tint(floor, 0.2))) +
  rect(0, floorY - 16, pageWidth(), 16, tint(wall[1], 0.5))
