/** Waits at least so many milliseconds. A file of its own, so that tests replace waiting and nothing else. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.ceil(milliseconds)))
}
