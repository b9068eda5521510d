import { expect } from '@playwright/test'
import { SANDBOX_PORTS } from '../../../tools/scripts/lib/ports'
import { OWN_ENV } from '../../../tools/scripts/lib/test-env'

const CONTROL = `http://localhost:${Number(OWN_ENV.SANDBOX_PORT_BASE) + SANDBOX_PORTS.control}/control`

/** Orders to the control page of the second sandbox (`own-site.ts`; behavior SANDBOX-2). */
const order = async (path: string, body: object = {}): Promise<void> => {
  const reply = await fetch(`${CONTROL}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.ok, `${path}: ${reply.status}`).toBe(true)
}

interface Fault {
  service: 'delivery' | 'privacy' | 'images' | 'all'
  mode: 'slow' | 'late' | 'limited' | 'broken' | 'silent'
  /** Text that the address contains, and how many requests are hit. */
  match?: string
  times?: number
  delayMs?: number
  resetSeconds?: number
  status?: number
}

export const breakService = (fault: Fault): Promise<void> => order('faults', fault)

export const restoreServices = (): Promise<void> => order('faults/reset')

/** Services and content as they were when the sandbox started. */
export const restoreAll = async (): Promise<void> => {
  await restoreServices()
  await order('space/reset')
}

const entryBody = (fields: Record<string, unknown>, contentType?: string) => ({
  ...(contentType !== undefined && {
    sys: { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } } },
  }),
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'pt-BR': value }])),
})

/** Writes the fields of an entry, in pt-BR, and publishes it; a new one needs its content type. */
export const publish = (id: string, fields: Record<string, unknown>, contentType?: string): Promise<void> =>
  order(`entries/${id}`, { ...entryBody(fields, contentType), publish: true })

/** Writes fields of an entry, in pt-BR, without publishing them; a new one needs its content type. */
export const saveDraft = (id: string, fields: Record<string, unknown>, contentType?: string): Promise<void> =>
  order(`entries/${id}`, { ...entryBody(fields, contentType), publish: false })

export const removeEntry = (id: string): Promise<void> => order(`entries/${id}`, { delete: true })

/** Whether the sandbox sends webhooks to the site, as Contentful does. */
export const setWebhooks = (isOn: boolean): Promise<void> => order('webhooks', { isOn })

/** Which site gets the webhooks; the second site unless given. */
export const sendWebhooksTo = (origin = `http://localhost:${OWN_ENV.PORT}`): Promise<void> =>
  order('webhooks', { url: `${origin}/api/webhooks/contentful` })

/** An editor's order for an entry or asset. */
export const desk = (id: string, what: 'publish' | 'unpublish' | 'draft'): Promise<void> =>
  order(`desk/${id}`, { order: what })

const read = async <Result>(path: string): Promise<Result> => (await fetch(`${CONTROL}/${path}`)).json()

interface WebhookCall {
  at: string
  id: string
  topic: string
  status: number | null
}

/** The site's latest response to a webhook about an entry; null while there is none. */
export const latestResponse = async (id: string): Promise<number | null> => {
  const { calls } = await read<{ calls: WebhookCall[] }>('webhooks')
  return calls.findLast((call) => call.id === id)?.status ?? null
}

/** When the site last got a webhook about each of these entries, in milliseconds since 1970, in order. */
export const notifiedAt = async (ids: readonly string[]): Promise<number[]> => {
  const { calls } = await read<{ calls: WebhookCall[] }>('webhooks')
  const latest = new Map(calls.map(({ id, at }) => [id, Date.parse(at)]))
  return ids.flatMap((id) => latest.get(id) ?? []).sort((one, other) => one - other)
}

export const forgetRequests = (): Promise<void> => order('stats/reset')

/** Requests of each page since `forgetRequests`, by its slug; requests without a slug are left out. */
export const pagesRequested = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { url } of await read<{ url: string }[]>('requests')) {
    const slug = new URL(url, CONTROL).searchParams.get('fields.slug')
    if (slug !== null) counts[slug] = (counts[slug] ?? 0) + 1
  }
  return counts
}

/** Faults that have not hit all their requests yet. */
export const pendingFaults = async (): Promise<number> => (await read<object[]>('faults')).length

/** Responses that took so many milliseconds at least, since `forgetRequests`. */
export const slowResponses = async (milliseconds: number): Promise<number> =>
  (await read<{ ms: number }[]>('requests')).filter(({ ms }) => ms >= milliseconds).length

export const contentCalls = async (): Promise<number> =>
  (await read<{ byService: Record<string, number> }>('stats')).byService.delivery ?? 0
