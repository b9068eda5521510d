/** Calls `work` after a pause without calls, or after the longest wait since the first: while somebody types, too. */
export function afterPause(work: () => void, pause: number, longest = Number.POSITIVE_INFINITY): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | null = null
  return () => {
    const now = Date.now()
    since ??= now
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        since = null
        work()
      },
      Math.max(0, Math.min(pause, since + longest - now)),
    )
  }
}
