import { TIME_ZONE } from '@/shared/config/site'

/** A moment as editors read it, in Brasília; blank where there is none. @param stored ISO 8601 */
export function shownTime(stored: string): string {
  const at = new Date(stored)
  if (Number.isNaN(at.getTime())) return ''
  return at.toLocaleString('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
}
