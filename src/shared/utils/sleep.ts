/** Waits for so many milliseconds. A file of its own, to be mocked in tests. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.ceil(milliseconds)))
}
