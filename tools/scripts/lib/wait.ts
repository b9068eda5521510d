import { setTimeout as sleep } from 'node:timers/promises'
import type { Service } from './services'

const INTERVAL = 100

const responds = async (url: string): Promise<boolean> => {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    // No server yet.
    return false
  }
}

/** Polls an address until it responds well; false after the timeout or when the service has ended. */
export async function waitForResponse(url: string, milliseconds: number, service: Service): Promise<boolean> {
  let hasEnded = false
  void service.ended.then(() => {
    hasEnded = true
  })
  const endsAt = Date.now() + milliseconds
  while (!hasEnded && Date.now() < endsAt) {
    if (await responds(url)) return true
    await sleep(INTERVAL)
  }
  return false
}
