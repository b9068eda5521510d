/** An error as Algolia words it: `{ message, status }`. */
export class SearchError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export const badSearch = (message: string): SearchError => new SearchError(400, message)

export const indexMissing = (name: string): SearchError =>
  new SearchError(404, `Index ${name} does not exist`)

export const wrongCredentials = (): SearchError => new SearchError(403, 'Invalid Application-ID or API key')

export const forbiddenMethod = (): SearchError => new SearchError(403, 'Method not allowed with this API key')

/** The error that a broken service answers with. */
export const searchErrorOfStatus = (status: number): SearchError => {
  if (status === 403) return wrongCredentials()
  if (status === 429) return new SearchError(429, 'Too Many Requests')
  return new SearchError(status, status < 500 ? 'Bad request' : 'Internal server error')
}
