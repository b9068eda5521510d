import { z } from 'zod'
import { controlUrl } from '../scripts/lib/sandbox'

const statsSchema = z.object({ byService: z.record(z.string(), z.number()), maxPerSecond: z.number() })

/** Content calls since the last reset, and the most within any one second. */
export async function readCalls(sandboxBase: number): Promise<{ calls: number; perSecond: number }> {
  const reply = await fetch(`${controlUrl(sandboxBase)}control/stats`)
  const { byService, maxPerSecond } = statsSchema.parse(await reply.json())
  return { calls: (byService.delivery ?? 0) + (byService.preview ?? 0), perSecond: maxPerSecond }
}

export async function resetCalls(sandboxBase: number): Promise<void> {
  await fetch(`${controlUrl(sandboxBase)}control/stats/reset`, { method: 'POST' })
}
