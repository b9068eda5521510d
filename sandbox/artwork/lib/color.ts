/** Color arithmetic on sRGB triples, 0 to 255 a channel. */

type Rgb = readonly [number, number, number]

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

export function hex(color: Rgb): string {
  const byte = (v: number) =>
    Math.round(Math.min(255, Math.max(0, v)))
      .toString(16)
      .padStart(2, '0')
  return `#${color.map(byte).join('')}`
}

/** Linear mix of two hex colors; `t` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, t: number): string {
  const [x, y] = [rgb(a), rgb(b)]
  return hex([x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t])
}

export function lighten(color: string, t: number) {
  return mix(color, '#FFFFFF', t)
}

/** Darkens toward the brand's petrol rather than black, so that shade stays in the palette. */
export function darken(color: string, t: number) {
  return mix(color, '#06262C', t)
}
