import { alpha, P } from './color'
import { at, type Curve, circle, type Point, path, random, rect, ribbon, smooth, toPoints } from './shapes'
import type { Sheet, Stop } from './sheet'

/** Sky over the whole sheet. */
export function sky(s: Sheet, ...stops: Stop[]): string {
  return rect(0, 0, s.width, s.height, s.linear('down', ...stops))
}

/** Sun or moon with stepped halos, the light of this world. */
export function orb(x: number, y: number, r: number, core: string, halo: string, strength = 0.16): string {
  const rings = [4.6, 3.5, 2.6, 1.9, 1.4].map((k) => circle(x, y, r * k, alpha(halo, strength)))
  return rings.join('') + circle(x, y, r, core)
}

export function stars(seed: number, x: number, y: number, w: number, h: number, count: number): string {
  const next = random(seed)
  return Array.from({ length: count }, () =>
    circle(x + next() * w, y + next() * h, 1.6 + next() * 2.4, alpha(P.sun100, 0.35 + next() * 0.6)),
  ).join('')
}

/** A mountain layer: its skyline, filled down to `base` with a gradient from crest to foot. */
export function ridge(s: Sheet, points: Curve, base: number, crest: string, foot: string): string {
  const outline = toPoints(points)
  const [lastX] = at(outline, outline.length - 1)
  const [firstX] = at(outline, 0)
  return path(`${smooth(points)}L${lastX} ${base}L${firstX} ${base}Z`, s.linear('down', crest, foot))
}

/** The granite peaks above Petrópolis, about 1000 wide and 320 high, standing on y = 0. */
export function peaks(s: Sheet, crest: string, foot: string): string {
  const outline: Point[] = [
    [-40, 0],
    [60, -60],
    [130, -150],
    [190, -120],
    [250, -210],
    [285, -205],
    [330, -130],
    [400, -160],
    [455, -300],
    [480, -322],
    [500, -300],
    [535, -170],
    [590, -190],
    [640, -260],
    [690, -250],
    [740, -150],
    [820, -170],
    [880, -110],
    [960, -60],
    [1060, 0],
  ]
  const face: Point[] = [
    [480, -318],
    [498, -296],
    [520, -190],
    [500, -90],
    [470, -40],
    [486, -180],
  ]
  const face2: Point[] = [
    [660, -258],
    [690, -248],
    [736, -148],
    [700, -70],
    [668, -110],
  ]
  const light = alpha(P.white, 0.14)
  return (
    path(`${smooth(outline)}Z`, s.linear('down', crest, foot)) +
    path(smooth(face, true), alpha(P.petrol900, 0.07)) +
    path(smooth(face2, true), alpha(P.petrol900, 0.07)) +
    path(
      smooth(
        [
          [452, -296],
          [478, -320],
          [470, -230],
          [440, -120],
          [420, -160],
        ],
        true,
      ),
      light,
    ) +
    path(
      smooth(
        [
          [248, -208],
          [270, -200],
          [240, -120],
          [196, -110],
        ],
        true,
      ),
      light,
    )
  )
}

/** A low band of mist. */
export function mist(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  opacity = 0.7,
): string {
  return rect(x, y, w, h, s.linear('down', [0, color, 0], [0.55, color, opacity], [1, color, 0]))
}

/** One long tapered breeze curve. */
export function breeze(s: Sheet, points: Curve, width: number, color: string, opacity = 0.6): string {
  const fill = s.linear(
    'right',
    [0, color, 0],
    [0.3, color, opacity],
    [0.75, color, opacity * 0.8],
    [1, color, 0],
  )
  return ribbon(points, (t) => width * Math.sin(Math.PI * t) ** 0.8, fill)
}

/** A sheaf of parallel breeze curves around one spine. */
export function breezes(s: Sheet, points: Curve, width: number, color: string, opacity = 0.5): string {
  const offsets: readonly (readonly [number, number])[] = [
    [-1.5, 0.22],
    [-0.6, 0.5],
    [0, 1],
    [0.9, 0.34],
    [1.6, 0.14],
  ]
  return offsets
    .map(([k, share]) =>
      breeze(
        s,
        toPoints(points).map(([x, y], i): Point => [x, y + k * width * (0.7 + 0.45 * Math.sin(i * 1.7 + k))]),
        width * share,
        color,
        opacity,
      ),
    )
    .join('')
}
