/** An error in Algolia's format: `{ message, status }`. */
export class SearchError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export function badSearch(message: string): SearchError {
  return new SearchError(400, message)
}

export function indexMissing(name: string): SearchError {
  return new SearchError(404, `Index ${name} does not exist`)
}

export function wrongCredentials(): SearchError {
  return new SearchError(403, 'Invalid Application-ID or API key')
}

export function forbiddenMethod(): SearchError {
  return new SearchError(403, 'Method not allowed with this API key')
}

/** The error of a broken service. */
export function searchErrorOfStatus(status: number): SearchError {
  if (status === 403) return wrongCredentials()
  if (status === 429) return new SearchError(429, 'Too Many Requests')
  return new SearchError(status, status < 500 ? 'Bad request' : 'Internal server error')
}
