import { z } from 'zod'
import { reasonOf } from '@/server/log/logger'
import { SetupError } from './site-env'
import type { KnownWebhook, Step } from './webhook-plan'

const header = z.object({ key: z.string(), value: z.string().optional(), secret: z.boolean().optional() })

const webhookList = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      active: z.boolean().default(true),
      topics: z.array(z.string()),
      filters: z.array(z.record(z.string(), z.unknown())).nullish(),
      headers: z.array(header).default([]),
      transformation: z
        .object({ method: z.literal('POST'), contentType: z.string(), body: z.unknown() })
        .nullish()
        .catch(null),
      sys: z.object({ id: z.string(), version: z.number() }),
    }),
  ),
})

const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json'
const TIMEOUT_MS = 15_000

/** Contentful's management API, as far as webhooks need it. */
export interface ManagementApi {
  listWebhooks(): Promise<KnownWebhook[]>
  apply(step: Step): Promise<void>
  /** The space's one signing secret: all its webhooks are signed with it. */
  setSigningSecret(secret: string): Promise<void>
}

/** @param origin https://api.contentful.com, or that of the EU. */
export function managementApi(origin: string, spaceId: string, token: string): ManagementApi {
  const send = async (method: string, path: string, body?: unknown, version?: number): Promise<unknown> => {
    const url = new URL(`/spaces/${encodeURIComponent(spaceId)}/${path}`, origin)
    const reply = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': MEDIA_TYPE,
        ...(version !== undefined && { 'X-Contentful-Version': String(version) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new SetupError(`Contentful cannot be reached at ${origin}: ${reasonOf(error)}`)
    })
    if (!reply.ok) throw new SetupError(`Contentful answered ${reply.status} to ${method} ${path}.`)
    // A response without JSON is invalid too.
    return reply.json().catch(() => null)
  }
  return {
    listWebhooks: async () => {
      const reply = webhookList.safeParse(await send('GET', 'webhook_definitions?limit=100'))
      if (!reply.success)
        throw new SetupError(
          `Contentful's list of webhooks is not as expected: ${z.prettifyError(reply.error)}`,
        )
      const { items } = reply.data
      return items.map(({ filters, transformation, headers, ...webhook }) => ({
        ...webhook,
        filters: filters ?? [],
        headers: headers.map(({ key, value, secret }) => ({
          key,
          ...(value !== undefined && { value }),
          ...(secret !== undefined && { secret }),
        })),
        ...(transformation && {
          transformation: { ...transformation, body: String(transformation.body ?? '') },
        }),
      }))
    },
    apply: async (step) => {
      if (step.kind === 'create') await send('POST', 'webhook_definitions', step.wanted)
      if (step.kind === 'update')
        await send('PUT', `webhook_definitions/${step.id}`, step.wanted, step.version)
    },
    setSigningSecret: async (secret) => {
      await send('PUT', 'webhook_settings/signing_secret', { value: secret })
    },
  }
}
