/** What the browser's storage returns; null where it is forbidden, full or broken: the value is then forgotten. */
export function tolerant<Result>(use: () => Result): Result | null {
  try {
    return use()
  } catch {
    return null
  }
}
