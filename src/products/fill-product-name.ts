import { LOCALE } from '@/config/site'

const PLACEHOLDER = /\{produto\}/gi

const isAllCapitals = (text: string): boolean => text === text.toLocaleUpperCase(LOCALE)

/** Puts the product's name where editors wrote `{produto}`, in capitals where the text stands in capitals. */
export function fillProductName(text: string, name: string): string {
  const around = text.replace(PLACEHOLDER, '')
  const written = isAllCapitals(around) ? name.toLocaleUpperCase(LOCALE) : name
  return text.replace(PLACEHOLDER, () => written)
}
