/** Search failures are logged under this text (behavior SEARCH-10); visitors see a quiet message and go on. */
export function logSearchFailure(error: unknown): void {
  console.error('An Error Occurred', error)
}
