import { expect } from '@playwright/test'
import { SANDBOX_PORTS } from '../../../scripts/lib/ports'
import { TEST_ENV } from '../../../scripts/lib/test-env'

const CONTROL = `http://localhost:${Number(TEST_ENV.SANDBOX_PORT_BASE) + SANDBOX_PORTS.control}/control`

/** Orders to the sandbox's control page (design §5). */
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
  mode: 'slow' | 'limited' | 'broken' | 'silent'
  delayMs?: number
  resetSeconds?: number
  status?: number
}

export const breakService = (fault: Fault): Promise<void> => order('faults', fault)

export const mendServices = (): Promise<void> => order('faults/reset')

/** Services and content as they were when the sandbox started. */
export const mendAll = async (): Promise<void> => {
  await mendServices()
  await order('space/reset')
}

/** Writes the fields of an entry, in pt-BR, and publishes it; a new one needs its content type. */
export const publish = (id: string, fields: Record<string, unknown>, contentType?: string): Promise<void> =>
  order(`entries/${id}`, {
    ...(contentType !== undefined && {
      sys: { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } } },
    }),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'pt-BR': value }])),
    publish: true,
  })

export const removeEntry = (id: string): Promise<void> => order(`entries/${id}`, { delete: true })
