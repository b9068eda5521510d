import { alpha, P, shade, tint } from '../../kit/color'
import { type Curve, rows, smooth } from '../../kit/curves'
import { clipped, linear, pageHeight, pageWidth, radial } from '../../kit/paint'
import { blob, circle, each, ellipse, group, line, path, place, polygon, rect } from '../../kit/shapes'
import { eucalyptus, leaf } from './botany'

/** A soft shadow on the ground or wall. */
export const shadow = (cx: number, cy: number, rx: number, ry: number, opacity = 0.22): string =>
  ellipse(
    cx,
    cy,
    rx,
    ry,
    radial([0.5, 0.5, 0.5], [0, P.petrol900, opacity], [0.55, P.petrol900, opacity * 0.6], [1, P.petrol900, 0]),
  )

interface WindowStyle {
  frame: string
  cols?: number
  rows?: number
  arched?: boolean
  sill?: boolean
}

/** A window onto `view` (drawn in sheet coordinates, clipped to the opening). */
export function pane(x: number, y: number, w: number, h: number, view: string, style: WindowStyle): string {
  const { frame, cols = 2, rows = 2, arched = false, sill = true } = style
  const opening = arched
    ? path(`M${x} ${y + h}L${x} ${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}L${x + w} ${y + h}Z`, '#000')
    : rect(x, y, w, h, '#000', 10)
  const border = opening.replace(
    'fill="#000"',
    `fill="none" stroke="${frame}" stroke-width="26" stroke-linejoin="round"`,
  )
  const inner = opening.replace(
    'fill="#000"',
    `fill="none" stroke="${shade(frame, 0.14)}" stroke-width="8" stroke-linejoin="round"`,
  )
  const bars: string[] = []
  for (let i = 1; i < cols; i++)
    bars.push(rect(x + (w * i) / cols - 7, y, 14, h, linear('right', tint(frame, 0.3), shade(frame, 0.12))))
  for (let i = 1; i < rows; i++)
    bars.push(rect(x, y + (h * i) / rows - 7, w, 14, linear('down', tint(frame, 0.3), shade(frame, 0.14))))
  return (
    clipped(view + bars.join(''), opening) +
    border +
    inner +
    (sill
      ? rect(x - 44, y + h + 6, w + 88, 26, linear('down', tint(frame, 0.4), shade(frame, 0.1)), 8) +
        rect(x - 30, y + h + 32, w + 60, 12, alpha(P.petrol900, 0.1), 6)
      : '')
  )
}

/** A hanging curtain, from the rod at (x, y); `blow` bends its foot sideways. */
export function curtain(x: number, y: number, w: number, h: number, color: string, blow = 0, opacity = 1): string {
  const folds = [0, 1, 2, 3].map((i) => {
    const a = x + (w * (i + 0.35)) / 4
    return path(
      `M${a} ${y}C${a + blow * 0.1} ${y + h * 0.5} ${a + blow * 0.4} ${y + h * 0.7} ${a + blow} ${y + h}L${a + w * 0.1 + blow * 1.04} ${y + h}C${a + w * 0.06 + blow * 0.4} ${y + h * 0.7} ${a + w * 0.03 + blow * 0.1} ${y + h * 0.5} ${a + w * 0.03} ${y}Z`,
      alpha(shade(color, 0.3), 0.2),
    )
  })
  const body = path(
    `M${x} ${y}L${x + w} ${y}C${x + w + blow * 0.1} ${y + h * 0.5} ${x + w + blow * 0.4} ${y + h * 0.7} ${x + w + blow * 1.12} ${y + h}Q${x + w / 2 + blow} ${y + h + 18} ${x + blow * 0.9} ${y + h}C${x + blow * 0.3} ${y + h * 0.7} ${x} ${y + h * 0.5} ${x} ${y}Z`,
    linear('right', tint(color, 0.25), color, shade(color, 0.08)),
  )
  return group(body + folds.join(''), { opacity })
}

/** A table or counter top seen slightly from above, to the foot of the sheet. */
export const table = (y: number, color: string, x = 0, w = pageWidth()): string =>
  rect(x, y, w, pageHeight() - y, linear('down', tint(color, 0.16), color, shade(color, 0.14))) +
  rect(x, y, w, 10, tint(color, 0.45)) +
  rect(x, y + 10, w, 6, alpha(P.petrol900, 0.06))

/** A wall shelf board. */
export const board = (x: number, y: number, w: number, color: string, depth = 24): string =>
  rect(x + 10, y + depth, w - 20, 22, alpha(P.petrol900, 0.1), 8) +
  rect(x, y, w, depth, linear('down', tint(color, 0.3), shade(color, 0.12)), 5)

/** A pillow centered at (0, 0), 340 x 170. */
export const pillow = (color: string): string =>
  blob(
    '-160,-50 -100,-82 0,-72 110,-84 168,-56 158,10 166,66 100,80 0,74 -110,82 -166,58 -156,4',
    linear('down', tint(color, 0.4), shade(color, 0.1)),
  ) + line('M-132 -40C-110 -20 -96 -8 -70 0M138 46C116 30 100 22 78 18', shade(color, 0.16), 4, { opacity: 0.6 })

/** A sofa seen from the front, its seat front at y = 0, `w` wide. */
export function sofa(w: number, color: string): string {
  const armRest = (x: number) => rect(x, -150, 130, 300, linear('right', tint(color, 0.12), shade(color, 0.14)), 60)
  return (
    ellipse(w / 2, 168, w * 0.56, 34, alpha(P.petrol900, 0.14)) +
    rect(40, -360, w - 80, 420, linear('down', tint(color, 0.12), shade(color, 0.12)), 80) +
    line(`M${w / 2} -340L${w / 2} -60`, shade(color, 0.22), 5, { opacity: 0.5 }) +
    rect(70, -80, w - 140, 110, linear('down', tint(color, 0.2), shade(color, 0.06)), 44) +
    rect(60, 10, w - 120, 130, linear('down', shade(color, 0.08), shade(color, 0.24)), 30) +
    armRest(0) +
    armRest(w - 130) +
    rect(60, 140, 26, 44, P.wood700, 8) +
    rect(w - 86, 140, 26, 44, P.wood700, 8)
  )
}

/** A standing or table lamp: shade centered over (0, 0), its foot `stem` lower, with warm halo. */
export function lamp(stem: number, color: string, lit = true): string {
  const glow = lit ? each([210, 150, 100], (r) => circle(0, 10, r, alpha(P.sun300, 0.11))) : ''
  return (
    glow +
    rect(-5, 40, 10, stem, P.wood700) +
    ellipse(0, stem + 40, 52, 12, P.wood700) +
    polygon(
      '-46,-60 46,-60 84,56 -84,56',
      linear('down', tint(color, lit ? 0.25 : 0), lit ? P.sun200 : shade(color, 0.1)),
    ) +
    ellipse(0, 56, 84, 12, lit ? P.sun100 : shade(color, 0.2))
  )
}

/** A pot with a plant, standing on y = 0. */
export function potted(kind: 'ficus' | 'sword' | 'eucalyptus' | 'mint', pot: string): string {
  const body =
    path(
      'M-62 -118L62 -118L46 -6Q44 0 36 0L-36 0Q-44 0 -46 -6Z',
      linear('right', tint(pot, 0.25), pot, shade(pot, 0.2)),
    ) + rect(-70, -136, 140, 30, linear('right', tint(pot, 0.35), pot, shade(pot, 0.14)), 10)
  if (kind === 'eucalyptus')
    return place(eucalyptus('#7FB8AE', 40), -6, -120, 1) + place(eucalyptus('#6BAA9F', -60), 4, -120, 0.84) + body
  if (kind === 'sword') {
    const blades = rows('-44,-300,-90 -20,-400,-30 12,-440,24 30,-330,74 0,-260,-6')
    return (
      each(blades, ([x, tip, lean], i) =>
        path(
          `M${x - 16} -120Q${x - 26 + lean * 0.4} ${tip * 0.6} ${x + lean} ${tip}Q${x + 34 + lean * 0.4} ${tip * 0.6} ${x + 18} -120Z`,
          linear('right', [P.leaf500, P.leaf700, '#2C8A70'][i % 3] ?? P.leaf500, P.leaf300),
        ),
      ) + body
    )
  }
  const stems =
    kind === 'mint'
      ? rows('-30,-190,62 20,-220,66 -60,-160,56 56,-170,58 0,-150,60 -20,-240,50 44,-236,46')
      : rows('-70,-260,120 60,-300,130 -20,-370,130 90,-200,110 -100,-180,104 20,-230,120')
  const leaves = stems.map(([x, y, size], i) => {
    const turn = (Math.atan2(y + 110, x) * 180) / Math.PI
    return (
      line(`M0 -118Q${x * 0.3} ${y * 0.7} ${x * 0.7} ${y + 20}`, P.leaf700, 5) +
      leaf(x * 0.62, y + 40, size, turn, [P.leaf500, P.leaf700, P.mint500][i % 3])
    )
  })
  return leaves.join('') + body
}

/** Slanting light from a window: a patch of soft light on wall or floor. */
export const sunbeam = (points: Curve, opacity = 0.3): string => polygon(points, alpha(P.sun100, opacity))

/** A draped blanket shape; its fold lines are curves with ` | ` between them. */
export const drape = (outline: Curve, color: string, folds = ''): string =>
  blob(outline, linear('down', tint(color, 0.14), color, shade(color, 0.16))) +
  each(folds ? folds.split(' | ') : [], (fold) => line(smooth(fold), shade(color, 0.22), 5, { opacity: 0.55 }))
