import { alpha, mix, P, shade, tint } from '../../kit/color'
import { linear } from '../../kit/paint'
import { circle, ellipse, group, line, path, polygon, rect, ribbon, times } from '../../kit/shapes'

/** Rising steam from (0, 0), `h` high. */
export function steam(h: number, color: string = P.white, opacity = 0.7): string {
  const fill = linear('down', [0, color, 0], [0.4, color, opacity * 0.7], [0.85, color, opacity], [1, color, 0])
  const wisp = (x: number, k: number, w: number) => {
    const spine = `${x},0 ${x + 22 * k},${-h * 0.3} ${x - 16 * k},${-h * 0.66} ${x + 20 * k},${-h}`
    return ribbon(spine, (t) => w * Math.sin(Math.PI * (0.08 + 0.9 * t)) ** 0.7, fill)
  }
  return wisp(-40, 1, h * 0.06) + wisp(2, 1.3, h * 0.09) + wisp(44, 0.9, h * 0.055)
}

/** A cup on a saucer, rim centered at (0, -130), standing on y = 0, about 250 wide. */
export function cup(color: string, drink: string = P.amber, saucer = true): string {
  const glaze = linear('right', tint(color, 0.55), tint(color, 0.1), color, shade(color, 0.22))
  return (
    (saucer
      ? ellipse(0, 4, 170, 24, shade(color, 0.18)) +
        ellipse(0, -4, 170, 24, linear('right', tint(color, 0.6), tint(color, 0.1), shade(color, 0.1))) +
        ellipse(0, -6, 96, 12, shade(color, 0.16))
      : '') +
    path(
      'M96 -112C150 -122 168 -84 146 -58C128 -38 98 -36 80 -38L86 -58C104 -56 122 -60 130 -74C138 -90 124 -98 94 -92Z',
      shade(color, 0.12),
    ) +
    path('M-106 -130C-106 -60 -82 -14 -46 -6Q0 2 46 -6C82 -14 106 -60 106 -130Z', glaze) +
    ellipse(0, -130, 106, 22, tint(color, 0.4)) +
    ellipse(0, -128, 94, 17, linear('down', shade(drink, 0.3), drink)) +
    path('M-88 -108C-86 -70 -74 -40 -54 -26C-66 -46 -74 -76 -74 -108Z', alpha(P.white, 0.5))
  )
}

/** A tall mug without saucer, standing on y = 0, 150 wide and 170 high. */
export const mug = (color: string): string =>
  path('M70 -130C132 -140 138 -46 68 -44L68 -62C112 -64 108 -118 70 -112Z', shade(color, 0.16)) +
  rect(-76, -166, 152, 168, linear('right', tint(color, 0.4), color, shade(color, 0.18)), 22) +
  ellipse(0, -160, 76, 14, tint(color, 0.3)) +
  ellipse(0, -158, 66, 10, shade(P.amber, 0.2)) +
  rect(-58, -130, 12, 100, alpha(P.white, 0.4), 6)

/** A clear glass with water, standing on y = 0, 120 wide and 210 high. */
export function glass(water = '#BFE6E4', fill = 0.7): string {
  const top = -206 * fill
  return (
    polygon('-60,-210 60,-210 48,0 -48,0', alpha(P.white, 0.45)) +
    polygon(
      `${-60 + (1 - fill) * 12},${top} ${60 - (1 - fill) * 12},${top} 46,-8 -46,-8`,
      linear('right', tint(water, 0.35), water, shade(water, 0.12)),
    ) +
    ellipse(0, top, 60 - (1 - fill) * 12, 10, tint(water, 0.5)) +
    ellipse(0, -210, 60, 10, 'none', { stroke: alpha(P.white, 0.9), 'stroke-width': 4 }) +
    line('M-44 -180L-36 -30', P.white, 8, { opacity: 0.7 }) +
    line('M60 -208L48 -2Q0 8 -48 -2L-60 -208', alpha(P.petrol500, 0.35), 3)
  )
}

/** A water jug with lemon and mint shades, standing on y = 0, about 190 x 330. */
export const jug = (): string =>
  line('M84 -270C160 -270 160 -110 84 -100', alpha(P.petrol300, 0.7), 16) +
  path(
    'M-70 -320L84 -320C70 -250 100 -210 96 -120C94 -40 70 0 0 0C-76 0 -96 -40 -96 -120C-98 -210 -62 -250 -70 -320Z',
    alpha(P.white, 0.5),
  ) +
  path(
    'M-80 -226C-90 -190 -94 -160 -92 -116C-90 -44 -66 -8 0 -8C64 -8 88 -44 92 -116C94 -160 88 -190 82 -226Z',
    linear('right', '#DDF3EE', '#BDE4DF', '#9CD2CD'),
  ) +
  ellipse(0, -226, 81, 13, '#E8F8F4') +
  slice(-30, -150, 40, P.sun400) +
  slice(34, -90, 36, P.sun400) +
  line('M-66 -200C-74 -140 -72 -90 -58 -50', P.white, 9, { opacity: 0.7 }) +
  ellipse(7, -320, 77, 11, 'none', { stroke: P.white, 'stroke-width': 5 })

/** A citrus slice. */
export function slice(x: number, y: number, r: number, color: string = P.sun400): string {
  const rays = times(8, (i) =>
    path(
      `M0 -${r * 0.1}L${r * 0.22} -${r * 0.66}Q0 -${r * 0.84} -${r * 0.22} -${r * 0.66}Z`,
      mix(color, P.sun200, 0.35),
      { transform: `rotate(${i * 45})` },
    ),
  )
  return group(circle(0, 0, r, color) + circle(0, 0, r * 0.86, P.cream) + rays, { transform: `translate(${x} ${y})` })
}

/** The brand's ointment jar: mint lid, petrol glass; standing on y = 0, `w` wide. */
export function balmJar(w: number, glassColor: string = P.petrol700, lid: string = P.mint300): string {
  const h = w * 0.62
  return (
    rect(-w / 2, -h, w, h, linear('right', tint(glassColor, 0.28), glassColor, shade(glassColor, 0.35)), w * 0.12) +
    rect(
      -w * 0.47,
      -h - w * 0.26,
      w * 0.94,
      w * 0.32,
      linear('right', tint(lid, 0.5), lid, shade(lid, 0.22)),
      w * 0.06,
    ) +
    ellipse(0, -h - w * 0.25, w * 0.46, w * 0.06, tint(lid, 0.4)) +
    rect(-w * 0.3, -h * 0.74, w * 0.6, h * 0.5, alpha(P.ice, 0.92), w * 0.07) +
    path(
      `M${-w * 0.14} ${-h * 0.42}Q${-w * 0.02} ${-h * 0.66} ${w * 0.14} ${-h * 0.6}Q${w * 0.08} ${-h * 0.34} ${-w * 0.14} ${-h * 0.42}Z`,
      P.leaf500,
    ) +
    rect(-w * 0.43, -h * 0.9, w * 0.05, h * 0.7, alpha(P.white, 0.4), 6)
  )
}

/** A syrup bottle standing on y = 0, 120 x 300. */
export const bottle = (color: string = P.amber, lid: string = P.ice, label: string = P.mint100): string =>
  path(
    'M-60 -190Q-60 -216 -26 -226L-26 -250L26 -250L26 -226Q60 -216 60 -190L60 -20Q60 0 40 0L-40 0Q-60 0 -60 -20Z',
    linear('right', tint(color, 0.3), color, shade(color, 0.4)),
  ) +
  rect(-34, -304, 68, 62, linear('right', tint(lid, 0.4), lid, shade(lid, 0.2)), 8) +
  rect(-60, -172, 120, 116, label) +
  path('M-22 -104Q-8 -136 26 -130Q16 -92 -22 -104Z', P.leaf500) +
  rect(-30, -84, 60, 8, shade(label, 0.25), 4) +
  rect(-48, -200, 9, 180, alpha(P.white, 0.35), 5)

/** An old apothecary jar with stopper, standing on y = 0, `w` by `h`. */
export const apothecaryJar = (w: number, h: number, color: string, herb?: string): string =>
  rect(-w / 2, -h, w, h, linear('right', tint(color, 0.5), color, shade(color, 0.25)), w * 0.16) +
  (herb ? rect(-w * 0.42, -h * 0.55, w * 0.84, h * 0.5, herb, w * 0.12) : '') +
  rect(-w * 0.34, -h - 16, w * 0.68, 22, shade(color, 0.2), 6) +
  circle(0, -h - 26, w * 0.15, shade(color, 0.08)) +
  rect(-w * 0.34, -h * 0.62, w * 0.68, h * 0.32, P.cream, 5) +
  rect(-w * 0.2, -h * 0.5, w * 0.4, 5, P.wood500, 2) +
  rect(-w * 0.14, -h * 0.42, w * 0.28, 4, P.wood300, 2) +
  rect(-w * 0.41, -h * 0.9, w * 0.08, h * 0.76, alpha(P.white, 0.45), 4)

/** Mortar and pestle standing on y = 0, about 260 wide. */
export const mortar = (color: string = P.sand): string =>
  line('M20 -150L96 -300', shade(color, 0.12), 30) +
  line('M14 -150L90 -300', tint(color, 0.3), 12) +
  circle(98, -304, 22, tint(color, 0.1)) +
  path(
    'M-130 -180C-126 -84 -84 -44 -56 -34L-70 0L70 0L56 -34C84 -44 126 -84 130 -180Z',
    linear('right', tint(color, 0.5), color, shade(color, 0.3)),
  ) +
  ellipse(0, -180, 132, 24, tint(color, 0.35)) +
  ellipse(0, -177, 114, 17, shade(color, 0.35)) +
  ellipse(0, -174, 96, 11, P.leaf700) +
  path('M20 -178L30 -200L52 -186L44 -172Z', shade(color, 0.06))

/** A bowl with hot water, standing on y = 0, `w` wide. */
export const bowl = (w: number, color: string, inside = '#CDEBE6'): string =>
  path(
    `M${-w / 2} ${-w * 0.36}C${-w * 0.46} ${-w * 0.1} ${-w * 0.25} 0 0 0C${w * 0.25} 0 ${w * 0.46} ${-w * 0.1} ${w / 2} ${-w * 0.36}Z`,
    linear('right', tint(color, 0.5), color, shade(color, 0.25)),
  ) +
  ellipse(0, -w * 0.36, w / 2, w * 0.085, tint(color, 0.35)) +
  ellipse(0, -w * 0.355, w * 0.45, w * 0.066, linear('right', tint(inside, 0.3), shade(inside, 0.1)))
