import { badRequest } from '../errors'
import { listOf, type Params } from '../query/params'

export const FORMATS = ['jpg', 'png', 'webp', 'gif', 'avif'] as const
export type Format = (typeof FORMATS)[number]

const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const
const FOCUSES = 'center top right left bottom top_left top_right bottom_left bottom_right face faces'.split(
  ' ',
)
const MAX_SIDE = 4000
const NAMES = new Set('w h fit f r fm fl q bg access_token'.split(' '))

/** A checked request for a picture. Sizes in pixels. */
export interface ImageParams {
  width: number | null
  height: number | null
  /** Null: as large as fits into the box, in proportion. */
  fit: (typeof FITS)[number] | null
  focus: string
  /** Corner radius in pixels; `max` makes an ellipse. */
  radius: number | 'max' | null
  format: Format | null
  progressive: boolean
  palette: boolean
  quality: number | null
  background: string | null
}

const whole = (params: Params, name: string, max: number): number | null => {
  const text = params[name]
  if (text === undefined) return null
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < 1 || value > max)
    throw badRequest(`The parameter "${name}" has to be a whole number from 1 to ${max}.`)
  return value
}

const choice = <Value extends string>(
  params: Params,
  name: string,
  values: readonly Value[],
): Value | null => {
  const text = params[name]
  if (text === undefined) return null
  const found = values.find((value) => value === text)
  if (found === undefined) throw badRequest(`The parameter "${name}" has to be one of ${values.join(', ')}.`)
  return found
}

const radiusOf = (params: Params): number | 'max' | null =>
  params.r === 'max' ? 'max' : params.r === '0' ? null : whole(params, 'r', MAX_SIDE)

const backgroundOf = ({ bg }: Params): string | null => {
  if (bg === undefined) return null
  const hex = /^rgb:([0-9a-f]{6})$/i.exec(bg)?.[1]
  if (hex === undefined) throw badRequest('The parameter "bg" has to look like rgb:RRGGBB.')
  return `#${hex.toLowerCase()}`
}

/** Reads the Images API's parameters. @throws ApiError 400 */
export function imageParamsOf(params: Params): ImageParams {
  const unknown = Object.keys(params).find((name) => !NAMES.has(name))
  if (unknown !== undefined) throw badRequest(`Unknown parameter "${unknown}".`)
  const flags = listOf(params.fl ?? '')
  for (const flag of flags) choice({ fl: flag }, 'fl', ['progressive', 'png8'])
  return {
    width: whole(params, 'w', MAX_SIDE),
    height: whole(params, 'h', MAX_SIDE),
    fit: choice(params, 'fit', FITS),
    focus: choice(params, 'f', FOCUSES) ?? 'center',
    radius: radiusOf(params),
    format: choice(params, 'fm', FORMATS),
    progressive: flags.includes('progressive'),
    palette: flags.includes('png8'),
    quality: whole(params, 'q', 100),
    background: backgroundOf(params),
  }
}

/** Whether the request is for the original. */
export function isPlain(params: ImageParams): boolean {
  return (
    params.width === null &&
    params.height === null &&
    params.radius === null &&
    params.format === null &&
    params.quality === null &&
    params.background === null &&
    !params.progressive &&
    !params.palette
  )
}
