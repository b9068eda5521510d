import type { ImageParams } from './params'

export interface Size {
  width: number
  height: number
}

/** Resizing with `sharp`'s names, or cutting a part out without scaling. */
export interface Plan {
  size: Size
  mode: 'inside' | 'contain' | 'cover' | 'fill' | 'cut'
}

const rounded = (value: number): number => Math.max(1, Math.round(value))

/** Size of a picture for the request; never larger than the source, except for the margins of `fit=pad`. */
export function planOf(source: Size, { width, height, fit }: ImageParams): Plan {
  const [wide, tall] = [width ?? source.width, height ?? source.height]
  const scale = Math.min(1, source.width / wide, source.height / tall)
  if (width === null || height === null || fit === null) {
    const ratio = Math.min(1, (width ?? Infinity) / source.width, (height ?? Infinity) / source.height)
    return {
      size: { width: rounded(source.width * ratio), height: rounded(source.height * ratio) },
      mode: 'inside',
    }
  }
  if (fit === 'pad') return { size: { width, height }, mode: 'contain' }
  if (fit === 'fill' || fit === 'thumb')
    return { size: { width: rounded(width * scale), height: rounded(height * scale) }, mode: 'cover' }
  const size = { width: Math.min(width, source.width), height: Math.min(height, source.height) }
  return { size, mode: fit === 'crop' ? 'cut' : 'fill' }
}

/** `sharp`'s name of a focus area. */
export function positionOf(focus: string): string {
  if (focus === 'center') return 'center'
  if (focus === 'face' || focus === 'faces') return 'attention'
  const [first = 'center', second] = focus.split('_')
  return second === undefined ? first : `${second} ${first}`
}

const offset = (focus: string, start: string, end: string, room: number): number => {
  if (focus.includes(start)) return 0
  return focus.includes(end) ? room : Math.floor(room / 2)
}

/** Where `fit=crop` cuts. */
export function cutOf(source: Size, size: Size, focus: string) {
  return {
    left: offset(focus, 'left', 'right', source.width - size.width),
    top: offset(focus, 'top', 'bottom', source.height - size.height),
    ...size,
  }
}
