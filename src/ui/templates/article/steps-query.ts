const NAME = 'passo'

/** The step that a query shows as a card, from 1; null for the list. */
export function stepInQuery(query: string, count: number): number | null {
  const step = Number(new URLSearchParams(query).get(NAME))
  return Number.isInteger(step) && step >= 1 && step <= count ? step : null
}

/** The query with another step; null shows the list. */
export function withStep(query: string, step: number | null): string {
  const parameters = new URLSearchParams(query)
  if (step === null) parameters.delete(NAME)
  else parameters.set(NAME, String(step))
  return parameters.toString()
}
