const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/**
 * A calendar date (`2026-11-20`) in words: "20 de novembro de 2026", as `Intl` says it, whose first use holds a slow phone up for
 * a tenth of a second.
 * @throws RangeError when it is no date, as `Intl` does
 */
export function longDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) throw new RangeError(`"${date}" is no date.`)
  return `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]} de ${day.getUTCFullYear()}`
}
