import type { SpaceExport } from '@sandbox/export-format'
import { z } from 'zod'

/** A request that the sandbox refused, with its message. */
export class SandboxRefusal extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`The sandbox refused with ${status}`)
    this.status = status
    this.body = body
  }
}

const calls = z.object({
  isOn: z.boolean(),
  url: z.string().nullable(),
  calls: z.array(
    z.object({
      at: z.string(),
      id: z.string(),
      topic: z.string(),
      status: z.number().nullable(),
      ms: z.number(),
      revalidated: z.array(z.string()),
      took: z.record(z.string(), z.number()).catch({}),
    }),
  ),
})
export type WebhookCalls = z.infer<typeof calls>

/** The sandbox's control service as the desk uses it. */
export interface SandboxClient {
  /** The latest state of everything. The same object while nothing has changed. */
  space: () => Promise<SpaceExport>
  webhooks: () => Promise<WebhookCalls>
  /** Sends an order below `/control/`. @throws SandboxRefusal */
  send: (path: string, body: object, method?: 'POST' | 'DELETE') => Promise<unknown>
  /** Reads below `/control/`. @throws SandboxRefusal */
  read: (path: string) => Promise<unknown>
}

/** @param control address of the control service, with a final slash */
export function sandboxClient(control: string): SandboxClient {
  let known: { version: string; space: SpaceExport } | null = null
  const request = async (path: string, options?: RequestInit): Promise<unknown> => {
    const reply = await fetch(`${control}control/${path}`, options)
    const body: unknown = await reply.json().catch(() => null)
    if (!reply.ok) throw new SandboxRefusal(reply.status, body)
    return body
  }
  return {
    space: async () => {
      const since = known === null ? '' : `?since=${known.version}`
      const result = (await request(`space${since}`)) as { version: string; space?: SpaceExport }
      if (result.space) known = { version: result.version, space: result.space }
      if (known === null) throw new Error('The sandbox sent no space')
      return known.space
    },
    webhooks: async () => calls.parse(await request('webhooks')),
    send: (path, body, method = 'POST') =>
      request(path, {
        method,
        ...(method === 'POST' && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
    read: (path) => request(path),
  }
}
