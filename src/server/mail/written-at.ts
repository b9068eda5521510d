import { LOCALE, TIME_ZONE } from '@/shared/config/site'
/** A moment in Brazil: "22 de novembro de 2026 às 10:15". */
export function writtenAt(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(date)
}
