const format = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar date (`2026-11-20`) in words: "20 de novembro de 2026". */
export function longDate(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`))
}
