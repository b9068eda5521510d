/** Parts of flags in a 60 x 40 field. */

export function box(x: number, y: number, w: number, h: number, fill: string): string {
  return `<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="${fill}"/>`
}

/** Horizontal bands from top to bottom; `shares` are their heights. */
export function bands(colors: readonly string[], shares: readonly number[] = colors.map(() => 1)): string {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let y = 0
  return colors
    .map((color, i) => {
      const height = ((shares[i] ?? 1) / total) * 40
      const band = box(0, Number(y.toFixed(2)), 60, Number(height.toFixed(2)), color)
      y += height
      return band
    })
    .join('')
}

/** Vertical bands from left to right. */
export function pales(colors: readonly string[], shares: readonly number[] = colors.map(() => 1)): string {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let x = 0
  return colors
    .map((color, i) => {
      const width = ((shares[i] ?? 1) / total) * 60
      const band = box(Number(x.toFixed(2)), 0, Number(width.toFixed(2)), 40, color)
      x += width
      return band
    })
    .join('')
}

export function disc(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
}

/** A star with `points` rays; `inner` is the inner radius as a share of the outer. */
export function star(cx: number, cy: number, r: number, fill: string, points = 5, inner = 0.382): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i * Math.PI) / points - Math.PI / 2
    const radius = i % 2 ? r * inner : r
    return `${(cx + Math.cos(angle) * radius).toFixed(2)} ${(cy + Math.sin(angle) * radius).toFixed(2)}`
  })
  return `<path d="M${corners.join('L')}Z" fill="${fill}"/>`
}

/** The Union Flag in a box of `w` by `h` at the origin. */
export function union(w: number, h: number, id: string): string {
  return (
    `<clipPath id="${id}"><path d="M0 0h${w}v${h}h-${w}z"/></clipPath><g clip-path="url(#${id})">` +
    `<path d="M0 0h${w}v${h}h-${w}z" fill="#012169"/><path d="M0 0L${w} ${h}M${w} 0L0 ${h}" stroke="#FFF" stroke-width="${h / 5}"/><path d="M0 0L${w} ${h}M${w} 0L0 ${h}" stroke="#C8102E" stroke-width="${h / 12}"/>` +
    `<path d="M${w / 2} 0V${h}M0 ${h / 2}H${w}" stroke="#FFF" stroke-width="${h / 3}"/><path d="M${w / 2} 0V${h}M0 ${h / 2}H${w}" stroke="#C8102E" stroke-width="${h / 5}"/></g>`
  )
}
