import { LOCALE } from '@/shared/config/site'

const PLACEHOLDER = /\{produto\}/gi

const isAllCapitals = (text: string): boolean => text === text.toLocaleUpperCase(LOCALE)

/** Replaces `{produto}` by the product's name, in capitals in a text of capitals. */
export function fillProductName(text: string, name: string): string {
  const around = text.replace(PLACEHOLDER, '')
  const written = isAllCapitals(around) ? name.toLocaleUpperCase(LOCALE) : name
  return text.replace(PLACEHOLDER, () => written)
}
