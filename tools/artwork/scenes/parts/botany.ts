import { mix, P, shade, tint } from '../../kit/color'
import { at, type Curve, type Point, random, rows, sample, smooth } from '../../kit/curves'
import { circle, each, group, line, path, place, times } from '../../kit/shapes'

/** A mint leaf of length 100 from (0, 0) to (100, 0), serrated, lit from above. */
function mintLeaf(color: string): string {
  const edge = (sign: 1 | -1): Point[] =>
    Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14
      const half = 30 * Math.sin(Math.PI * t ** 0.78) ** 0.86
      return [t * 100, sign * (half - (i % 2 && i < 13 ? 1.7 : 0))]
    })
  const upper = edge(-1)
  const lower = edge(1)
  const veins = [0.22, 0.4, 0.58, 0.75].map((t) => {
    const reach = 22 * Math.sin(Math.PI * t ** 0.8)
    return `M${t * 100} 0Q${t * 100 + 9} ${-reach * 0.5} ${t * 100 + 15} ${-reach}M${t * 100} 0Q${t * 100 + 9} ${reach * 0.5} ${t * 100 + 15} ${reach}`
  })
  return (
    path(`${smooth(upper)}L${smooth([...lower].reverse()).slice(1)}Z`, color) +
    path(`${smooth(lower)}Z`, shade(color, 0.2)) +
    line(veins.join(''), tint(color, 0.22), 1.6, { opacity: 0.75 }) +
    line('M-12 0Q40 -2 96 0', tint(color, 0.35), 2.6)
  )
}

export const leaf = (x: number, y: number, length: number, turn: number, color: string = P.leaf500): string =>
  place(mintLeaf(color), x, y, length / 100, turn)

/** Leaves carried along a curve, turning with it. */
export function flyingLeaves(
  points: Curve,
  seed: number,
  count: number,
  size: number,
  colors: readonly string[],
): string {
  const next = random(seed)
  const spine = sample(points, 100)
  return times(count, (i) => {
    const k = Math.round(((i + 0.3 + next() * 0.5) / count) * 98) + 1
    const [x, y] = at(spine, k)
    const [px, py] = at(spine, k - 1)
    const turn = (Math.atan2(y - py, x - px) * 180) / Math.PI + (next() - 0.5) * 90
    const length = size * (0.55 + next() * 0.6)
    const body = place(
      mintLeaf(colors[i % colors.length] ?? P.leaf500),
      0,
      0,
      length / 100,
      turn,
      (length / 100) * (0.55 + next() * 0.45),
    )
    return place(body, x, y + (next() - 0.5) * size * 1.4)
  })
}

/** A mint sprig growing from (0, 0) upward, about 300 high. */
export function sprig(color: string = P.leaf500, bend = 40): string {
  const spine = sample(
    [
      [0, 0],
      [bend * 0.25, -110],
      [bend * 0.7, -210],
      [bend, -290],
    ],
    30,
  )
  const levels = rows('4,92 10,88 16,74 21,58 25,42 28,30')
  const leaves = levels.map(([k, size], i) => {
    const [x, y] = at(spine, k)
    const tone = mix(shade(color, 0.18), tint(color, 0.18), i / 5)
    const droop = 26 + i * 5
    return leaf(x, y, size, -droop, tone) + leaf(x, y, size * 0.94, -180 + droop - 4, shade(tone, 0.08))
  })
  const [tx, ty] = at(spine, 30)
  return (
    line(smooth(sample(spine, 12)), shade(color, 0.3), 6) +
    leaves.join('') +
    leaf(tx, ty + 6, 34, -62, tint(color, 0.25)) +
    leaf(tx, ty + 6, 32, -112, tint(color, 0.12))
  )
}

/** A eucalyptus branch with coin leaves, growing from (0, 0) upward, about 320 high. */
export function eucalyptus(color = '#7FB8AE', bend = 60): string {
  const spine = sample(
    [
      [0, 0],
      [bend * 0.2, -120],
      [bend * 0.6, -230],
      [bend, -320],
    ],
    24,
  )
  const discs = [3, 7, 11, 15, 18, 21].map((k, i) => {
    const [x, y] = at(spine, k)
    const r = 40 - i * 4.6
    const coin = (side: 1 | -1, tone: string) =>
      place(
        path(
          smooth(
            [
              [0, 0],
              [r * 0.5, -r * 0.82],
              [r * 1.4, -r * 0.7],
              [r * 1.75, 0],
              [r * 1.3, r * 0.6],
              [r * 0.5, r * 0.62],
            ],
            true,
          ),
          tone,
        ) +
          path(
            smooth(
              [
                [0, 0],
                [r * 0.7, r * 0.06],
                [r * 1.75, 0],
                [r * 1.3, r * 0.6],
                [r * 0.5, r * 0.62],
              ],
              true,
            ),
            shade(tone, 0.12),
          ) +
          line(`M0 0L${r * 1.5} 0`, tint(tone, 0.4), 2),
        x,
        y,
        side,
        side * (-24 - i * 4),
        1,
      )
    return coin(1, tint(color, i * 0.05)) + coin(-1, shade(color, 0.1 - i * 0.012))
  })
  const [tx, ty] = at(spine, 24)
  return (
    line(smooth(sample(spine, 10)), shade(color, 0.35), 5) +
    discs.join('') +
    leaf(tx, ty + 4, 34, -70, tint(color, 0.2))
  )
}

/** A chamomile flower with a center at (0, 0) and about 44 radius. */
export function chamomile(): string {
  const petals = times(13, (i) =>
    group(path('M0 -12C-9 -22 -9 -40 0 -44C9 -40 9 -22 0 -12Z', i % 2 ? P.white : '#F2F4EC'), {
      transform: `rotate(${(i * 360) / 13})`,
    }),
  )
  return petals + circle(0, 0, 15, P.sun400) + circle(-3, -4, 9, P.sun300)
}

/** A tuft of hydrangeas, the flower of Petrópolis, about 200 wide, standing on y = 0. */
export function hydrangea(color: string, seed = 3): string {
  const next = random(seed)
  const head = (cx: number, cy: number, r: number) =>
    circle(cx, cy, r, shade(color, 0.16)) +
    times(22, () => {
      const angle = next() * Math.PI * 2
      const d = Math.sqrt(next()) * r * 0.86
      return circle(
        cx + Math.cos(angle) * d,
        cy + Math.sin(angle) * d - r * 0.08,
        r * 0.2,
        mix(shade(color, 0.05), tint(color, 0.6), next()),
      )
    })
  return (
    leaves('0,-20,100,-160 0,-20,100,-20 -10,-20,110,-120 10,-20,105,-66', P.leaf700, P.leaf700, P.leaf500, P.leaf500) +
    head(-58, -70, 44) +
    head(52, -64, 42) +
    head(-2, -110, 50)
  )
}

/** Leaves by `x,y,length,turn`; colors in the same order. */
export const leaves = (table: string, ...colors: readonly string[]): string =>
  each(rows(table), ([x, y, length, turn], i) => leaf(x, y, length, turn, colors[i]))
