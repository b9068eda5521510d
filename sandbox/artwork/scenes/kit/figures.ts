import { P, shade, tint } from './color'
import {
  at,
  type Curve,
  circle,
  ellipse,
  line,
  path,
  place,
  ribbon,
  sample,
  smooth,
  toPoints,
} from './shapes'
import type { Sheet } from './sheet'

/** An arm along shoulder, elbow and wrist, with a mitten-like hand; `width` at the shoulder. */
export function arm(s: Sheet, joints: Curve, width: number, sleeve: string, skin: string, bare = 0): string {
  const points = toPoints(joints)
  const shoulder = at(points, 0)
  const wrist = at(points, points.length - 1)
  const spine = sample(joints, 20)
  const [px, py] = at(spine, 17)
  const turn = (Math.atan2(wrist[1] - py, wrist[0] - px) * 180) / Math.PI
  const fill = s.linear('down', tint(sleeve, 0.1), shade(sleeve, 0.1))
  const hand =
    path(
      smooth(
        [
          [-8, -13],
          [14, -17],
          [34, -14],
          [44, -4],
          [42, 8],
          [24, 15],
          [-8, 13],
        ],
        true,
      ),
      skin,
    ) +
    path(
      smooth(
        [
          [4, -12],
          [12, -26],
          [22, -28],
          [25, -21],
          [20, -10],
        ],
        true,
      ),
      shade(skin, 0.05),
    ) +
    line('M26 -4L42 -2M26 5L40 6', shade(skin, 0.22), 2)
  const k = width / 56
  const cut = Math.round(20 * (1 - bare))
  const sleeveEnd = spine.slice(0, Math.max(3, cut) + 1)
  return (
    ribbon(joints, (t) => width * (0.8 - 0.32 * t), skin) +
    place(hand, wrist[0], wrist[1], k, turn) +
    circle(shoulder[0], shoulder[1], width * 0.5, tint(sleeve, 0.06)) +
    ribbon(
      sleeveEnd.filter((_, i) => i % 3 === 0 || i === sleeveEnd.length - 1),
      (t) => width * (1 - 0.36 * t * (1 - bare)),
      fill,
    )
  )
}

/** A small walking or standing figure seen from behind, about 200 high, standing on y = 0. */
export function wanderer(s: Sheet, coat: string, hair: string, skin: string, wind = 1): string {
  return (
    path('M-16 -60L-14 0L-4 0L-1 -50L4 -50L8 0L18 0L18 -60Z', P.petrol900) +
    path(
      smooth(
        [
          [-18, -148],
          [18, -148],
          [26, -90],
          [36 + wind * 14, -44],
          [0, -38],
          [-30, -46],
          [-26, -90],
        ],
        true,
      ),
      s.linear('right', tint(coat, 0.16), shade(coat, 0.12)),
    ) +
    ellipse(0, -166, 15, 18, skin) +
    path(
      smooth(
        [
          [-16, -172],
          [-8, -188],
          [8, -188],
          [18, -176],
          [28 + wind * 14, -166],
          [46 + wind * 22, -162],
          [30, -148],
          [10, -142],
          [-14, -150],
        ],
        true,
      ),
      hair,
    ) +
    ribbon(
      [
        [0, -146],
        [24, -148],
        [46, -138],
        [78, -150],
      ],
      (t) => 13 * (1 - 0.5 * t),
      P.sun300,
    )
  )
}
