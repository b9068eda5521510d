import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { sitePort } from '@/shared/config/env'
import { processWide } from '@/shared/utils/process-wide'
import { isSameSecret } from './same-secret'

/** Where this server asks itself for what only a request can do: pages are revalidated by a response of Next. */
const PATH = '/api/internal/revalidate/'

/** Milliseconds for a task and its pages. */
const DONE_WITHIN = 60_000

export const ownTask = z.discriminatedUnion('kind', [
  /** Jobs of killed processes go on. */
  z.object({ kind: z.literal('resume') }),
  /** Pages that another build revalidated. */
  z.object({ kind: z.literal('paths'), paths: z.array(z.string()) }),
  /** An entry that appears or disappears now. */
  z.object({ kind: z.literal('due'), id: z.string() }),
  /** A product whose reviews changed. */
  z.object({ kind: z.literal('product'), key: z.string() }),
])

export type OwnTask = z.infer<typeof ownTask>

/** Known to this process alone. */
const authorization = (): string =>
  `Bearer ${processWide('own-request', () => ({ token: randomUUID() })).token}`

/** Has this server do a task. @throws if it is not done, also before the server listens */
export async function requestOwn(task: OwnTask): Promise<void> {
  const response = await fetch(`http://localhost:${sitePort()}${PATH}`, {
    method: 'POST',
    headers: { authorization: authorization(), 'Content-Type': 'application/json' },
    body: JSON.stringify(task),
    signal: AbortSignal.timeout(DONE_WITHIN),
  })
  if (!response.ok) throw new Error(`own request ${task.kind}: ${response.status}`)
}

/** Whether this process sent a request. */
export function isOwnRequest({ headers }: IncomingMessage): boolean {
  return isSameSecret(headers.authorization, authorization())
}
