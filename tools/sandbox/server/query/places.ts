import { isRecord } from '../content/guards'
import { invalidQuery } from '../errors'

export interface Place {
  lat: number
  lon: number
}

export function placeOf(value: unknown): Place | null {
  return isRecord(value) && typeof value.lat === 'number' && typeof value.lon === 'number'
    ? { lat: value.lat, lon: value.lon }
    : null
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in kilometers. */
export function distance(a: Place, b: Place): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2)
  const east = Math.sin(radians(b.lon - a.lon) / 2)
  const chord = north ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

const numbersOf = (text: string, path: string): number[] => {
  const numbers = text.split(',').map(Number)
  if (numbers.some(Number.isNaN)) throw invalidQuery({ name: 'invalid', path: path.split('.'), value: text })
  return numbers
}

/** `lat,lon`. @throws ApiError 400 */
export function parsePlace(text: string, path: string): Place {
  const [lat, lon] = numbersOf(text, path)
  if (lat === undefined || lon === undefined)
    throw invalidQuery({ name: 'invalid', path: path.split('.'), value: text })
  return { lat, lon }
}

/** A test for `lat,lon,kilometers` (circle) or `lat,lon,lat,lon` (rectangle). @throws ApiError 400 */
export function parseArea(text: string, path: string): (place: Place) => boolean {
  const [lat, lon, third, lon2] = numbersOf(text, path)
  if (lat === undefined || lon === undefined || third === undefined)
    throw invalidQuery({ name: 'invalid', path: path.split('.'), value: text })
  if (lon2 === undefined) return (place) => distance({ lat, lon }, place) <= third
  const [south, north] = [Math.min(lat, third), Math.max(lat, third)]
  const [west, east] = [Math.min(lon, lon2), Math.max(lon, lon2)]
  return (place) => place.lat >= south && place.lat <= north && place.lon >= west && place.lon <= east
}
