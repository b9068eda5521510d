/** `#rrggbb` of an opaque color as Sass writes it. */
export function longColor(color: string): string {
  const named: Record<string, string> = { white: '#ffffff', black: '#000000' }
  return named[color] ?? color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
}

/** Relative luminance (WCAG 2.2). */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (longColor(color).slice(1).match(/../g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two opaque colors, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
