const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** `2026-11-20` in words, as by `Intl`, whose first use blocks slow phones for 100 ms. @throws RangeError */
export function longDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) throw new RangeError(`"${date}" is no date.`)
  return `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()]} de ${day.getUTCFullYear()}`
}
