/** Whether one more is within the limit: at most `most` in any window of `milliseconds`, for this process. */
export function createRateLimit(most: number, milliseconds: number, now = Date.now): () => boolean {
  let start = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    if (now() - start >= milliseconds) {
      start = now()
      count = 0
    }
    count += 1
    return count <= most
  }
}
