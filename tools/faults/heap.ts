import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const WITHIN = 10_000

/** The heap that a server recorded (`preload.cjs`) at the nth request for it, in megabytes. */
export async function heapOf(file: string, times: number): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < WITHIN) {
    await sleep(50)
    try {
      const { weighed, heap } = JSON.parse(readFileSync(file, 'utf8'))
      if (weighed === times) return Math.round(heap)
    } catch {
      // Missing or incomplete.
    }
  }
  throw new Error('A server did not report its memory.')
}
