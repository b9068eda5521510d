import { LOCALE } from '@/shared/config/site'

const KILOBYTE = 1000
const MEGABYTE = 1000 * KILOBYTE

/** A file's size in words: `4 kB`, `1,2 MB`. @param bytes */
export function fileSize(bytes: number): string {
  const isLarge = bytes >= MEGABYTE
  const amount = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE))
  return `${amount.toLocaleString(LOCALE, { maximumFractionDigits: 1 })} ${isLarge ? 'MB' : 'kB'}`
}
