/** Behavior SEARCH-10. */
export function logSearchFailure(error: unknown): void {
  console.error('An Error Occurred', error)
}
