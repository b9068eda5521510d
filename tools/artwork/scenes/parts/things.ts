import { alpha, P, shade, tint } from '../../kit/color'
import { linear } from '../../kit/paint'
import { blob, circle, each, ellipse, group, line, path, place, rect, times } from '../../kit/shapes'

/** A digital thermometer along the x axis, 260 long, centered. */
export const thermometer = (color: string = P.mint300): string =>
  rect(-150, -7, 70, 14, P.petrol200, 7) +
  path(
    'M-96 -12L-40 -26L110 -26Q132 -26 132 0Q132 26 110 26L-40 26L-96 12Z',
    linear('down', tint(color, 0.5), shade(color, 0.1)),
  ) +
  rect(-20, -15, 84, 30, P.petrol900, 8) +
  rect(-10, -7, 40, 14, P.mint300, 4) +
  circle(98, 0, 11, P.coral400)

/** A tissue box standing on y = 0, 220 wide, with one tissue rising. */
export const tissues = (color: string = P.coral200): string =>
  blob('-44,-120 -58,-190 -20,-176 4,-216 26,-172 66,-184 44,-120', linear('down', P.white, '#DDEBEA')) +
  line('M-10 -186Q-18 -150 -8 -124M26 -170Q14 -150 18 -126', '#C4D8D8', 3) +
  rect(-110, -126, 220, 126, linear('right', tint(color, 0.35), color, shade(color, 0.16)), 14) +
  ellipse(0, -124, 66, 11, shade(color, 0.28)) +
  path(
    'M-110 -60C-50 -90 -20 -30 40 -56C70 -68 90 -66 110 -56L110 -14Q110 0 96 0L-96 0Q-110 0 -110 -14Z',
    alpha(P.white, 0.35),
  )

/** An open book lying toward the reader, 420 wide, on y = 0. */
export const openBook = (cover: string = P.petrol500): string =>
  path('M-214 -40L-200 8L0 20L200 8L214 -40Z', cover) +
  path(
    'M0 4C-60 -34 -140 -34 -204 -14L-190 -120C-130 -140 -50 -134 0 -98Z',
    linear('right', P.cream, P.cream, '#EADFC9'),
  ) +
  path('M0 4C60 -34 140 -34 204 -14L190 -120C130 -140 50 -134 0 -98Z', linear('right', '#EADFC9', P.cream, P.white)) +
  times(4, (i) =>
    line(
      `M-${164 - i * 4} ${-108 + i * 22}Q-90 ${-118 + i * 22} -34 ${-94 + i * 22}M${164 - i * 4} ${-108 + i * 22}Q90 ${-118 + i * 22} 34 ${-94 + i * 22}`,
      alpha(P.petrol500, 0.28),
      5,
    ),
  )

/** Closed books stacked on y = 0. */
export const books = (colors: readonly string[], w = 230): string =>
  each(colors, (color, i) => {
    const y = -(i + 1) * 40
    const inset = (i % 2) * 22
    return (
      rect(-w / 2 + inset, y, w - inset * 1.3, 38, linear('down', tint(color, 0.2), shade(color, 0.1)), 6) +
      rect(-w / 2 + inset + 8, y + 12, w - inset * 1.3 - 8, 14, P.cream, 3)
    )
  })

/** The humidifier: a drop-shaped device standing on y = 0, about 180 x 250. */
export const humidifier = (color: string = P.ice): string =>
  path(
    'M0 -250C40 -250 92 -160 92 -84C92 -28 60 0 0 0C-60 0 -92 -28 -92 -84C-92 -160 -40 -250 0 -250Z',
    linear('right', P.white, color, shade(color, 0.22)),
  ) +
  path(
    'M-91 -96C-50 -80 -30 -112 10 -100C46 -90 66 -104 91 -96C94 -30 60 0 0 0C-60 0 -94 -30 -91 -96Z',
    linear('right', P.mint300, shade(P.mint300, 0.2)),
    { opacity: 0.85 },
  ) +
  ellipse(0, -248, 24, 8, P.petrol500) +
  circle(0, -44, 11, P.sun200) +
  path('M-66 -130C-60 -170 -40 -206 -22 -220C-34 -190 -46 -160 -50 -124Z', alpha(P.white, 0.8))

/** A nasal inhaler stick, upright on y = 0, 64 x 230. */
export const inhaler = (color: string = P.mint300): string =>
  rect(-32, -120, 64, 120, linear('right', tint(color, 0.5), color, shade(color, 0.2)), 18) +
  rect(-36, -132, 72, 18, P.petrol700, 8) +
  path('M-24 -130L-20 -190Q-16 -226 0 -226Q16 -226 20 -190L24 -130Z', linear('right', P.white, P.ice, '#C7DAD9')) +
  path('M-12 -62Q0 -88 18 -80Q12 -48 -12 -62Z', P.leaf700)

/** A nasal spray bottle, upright on y = 0, 100 x 290. */
export const nasalSpray = (color: string = P.ice): string =>
  path(
    'M-50 -140Q-50 -168 -30 -172L30 -172Q50 -168 50 -140L50 -16Q50 0 34 0L-34 0Q-50 0 -50 -16Z',
    linear('right', P.white, color, shade(color, 0.2)),
  ) +
  rect(-46, -192, 92, 24, P.petrol500, 10) +
  path('M-18 -190L-12 -262Q-8 -286 0 -286Q8 -286 12 -262L18 -190Z', linear('right', P.white, '#C7DAD9')) +
  path('M-50 -110C-20 -132 10 -84 50 -104L50 -40C20 -24 -20 -60 -50 -40Z', P.mint300) +
  path('M-14 -66Q0 -94 22 -86Q14 -54 -14 -66Z', P.leaf700)

/** A lozenge. */
export const lozenge = (x: number, y: number, r: number, color: string): string =>
  ellipse(x, y + r * 0.16, r, r * 0.8, shade(color, 0.3)) +
  ellipse(x, y, r, r * 0.8, linear('fall', tint(color, 0.45), color, shade(color, 0.1))) +
  ellipse(x, y, r * 0.62, r * 0.46, shade(color, 0.08)) +
  ellipse(x - r * 0.3, y - r * 0.38, r * 0.24, r * 0.1, alpha(P.white, 0.8))

/** A capsule along the x axis, `w` long. */
export const capsule = (w: number, left: string, right: string): string =>
  rect(-w / 2, -w * 0.18, w, w * 0.36, linear('down', tint(right, 0.4), right, shade(right, 0.2)), w * 0.18) +
  path(
    `M0 ${-w * 0.18}L${-w * 0.32} ${-w * 0.18}A${w * 0.18} ${w * 0.18} 0 0 0 ${-w * 0.32} ${w * 0.18}L0 ${w * 0.18}Z`,
    linear('down', tint(left, 0.4), left, shade(left, 0.2)),
  ) +
  rect(-w * 0.34, -w * 0.11, w * 0.68, w * 0.05, alpha(P.white, 0.6), w * 0.025)

/** A plush rabbit sitting on y = 0, about 150 x 260. */
export const rabbit = (color: string = '#E9D9C8'): string =>
  ellipse(-22, -214, 17, 52, shade(color, 0.06), { transform: 'rotate(-10 -22 -190)' }) +
  ellipse(24, -214, 17, 52, color, { transform: 'rotate(14 24 -190)' }) +
  ellipse(24, -210, 8, 36, P.coral200, { transform: 'rotate(14 24 -190)' }) +
  ellipse(0, -58, 62, 62, linear('right', tint(color, 0.3), shade(color, 0.14))) +
  circle(0, -138, 50, linear('right', tint(color, 0.3), shade(color, 0.1))) +
  ellipse(-34, -14, 34, 20, tint(color, 0.2)) +
  ellipse(36, -14, 34, 20, color) +
  ellipse(-58, -76, 18, 34, color, { transform: 'rotate(24 -58 -76)' }) +
  ellipse(58, -76, 18, 34, shade(color, 0.08), { transform: 'rotate(-24 58 -76)' }) +
  circle(-18, -142, 4.5, P.petrol900) +
  circle(18, -142, 4.5, P.petrol900) +
  ellipse(0, -126, 8, 6, P.coral300) +
  line('M0 -120Q-8 -110 -14 -114M0 -120Q8 -110 14 -114', P.wood700, 3) +
  ellipse(0, -50, 34, 34, alpha(P.white, 0.4))

/** A school backpack standing on y = 0, about 260 x 340. */
export const backpack = (color: string = P.petrol500): string =>
  line('M-50 -330C-50 -380 50 -380 50 -330', shade(color, 0.3), 18) +
  rect(-130, -336, 260, 336, linear('right', tint(color, 0.22), color, shade(color, 0.26)), 84) +
  rect(-98, -150, 196, 126, linear('down', P.mint300, shade(P.mint300, 0.18)), 30) +
  line('M-84 -116L84 -116', shade(P.mint300, 0.35), 6) +
  rect(34, -120, 14, 32, P.sun300, 6) +
  line('M-110 -230Q0 -206 110 -230', shade(color, 0.35), 7) +
  rect(-150, -190, 30, 130, shade(color, 0.2), 15) +
  rect(120, -190, 30, 130, shade(color, 0.32), 15)

/** A honey jar with dipper, standing on y = 0. */
export const honey = (): string =>
  line('M40 -210L96 -330', P.wood500, 12) +
  group(
    times(4, (i) => rect(-26, -18 + i * 14, 52, 10, i % 2 ? P.wood300 : P.wood500, 5)),
    { transform: 'translate(30 -190) rotate(26)' },
  ) +
  rect(-84, -170, 168, 170, linear('right', P.sun200, P.sun400, shade(P.sun400, 0.22)), 40) +
  rect(-70, -192, 140, 30, alpha(P.white, 0.7), 10) +
  rect(-52, -118, 104, 66, P.cream, 12) +
  place(path('M-16 0L-8 -14L8 -14L16 0L8 14L-8 14Z', P.sun400), 0, -86, 1.3) +
  rect(-70, -140, 12, 104, alpha(P.white, 0.6), 6)
