import { isRecord } from '../content/guards'
import { ALL_LOCALES } from '../content/item'
import type { Locales } from '../content/locales'
import { invalidNumber, unknownLocale } from '../errors'

/** Query parameters by name; a parameter given twice is joined by a comma. */
export type Params = Record<string, string>

export function paramsOf(query: unknown): Params {
  if (!isRecord(query)) return {}
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  )
}

/** A whole number within bounds, or the default. @throws ApiError 400 */
export function wholeNumber(params: Params, name: string, fallback: number, max: number): number {
  const text = params[name]
  if (text === undefined) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max) throw invalidNumber(name)
  return value
}

/** The requested locale, else the default one. @throws ApiError 400 */
export function localeOf(params: Params, locales: Locales): string {
  const code = params.locale
  if (code === undefined) return locales.defaultCode
  if (code !== ALL_LOCALES && !locales.has(code)) throw unknownLocale(code)
  return code
}

/** Parts of a comma-separated list; none for an empty one. */
export function listOf(text: string): string[] {
  return text === '' ? [] : text.split(',').map((part) => part.trim())
}
