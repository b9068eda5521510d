import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'

/** Messages of the preview SDK to the editor about one entry that the page shows. */
interface Subscription {
  id: string
  entryId: string
  fields: Record<string, unknown>
  contentType: string
}

const PAGE = `<!doctype html><html lang="pt-BR"><title>Editor</title><script>
  window.received = []
  addEventListener('message', ({ data }) => window.received.push(data))
</script><body></body></html>`

/** A page at another origin than the site's, 127.0.0.1, in which the site is framed as Contentful frames it. */
export const startEditor = async (): Promise<{ origin: string; server: Server }> => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, server }
}

/** Opens an address of the site in a frame of the editor's page. */
export const embedSite = (page: Page, address: string): Promise<void> =>
  page.evaluate((src) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src, width: 1200, height: 800 })
    document.body.append(frame)
  }, address)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Reads the text form in which the SDK sends a subscription's data (the `flatted` format: values by their index). */
const unflatten = (text: string): unknown => {
  const values: unknown[] = JSON.parse(text)
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(at)
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, index]) => [key, at(index)]))
  }
  const at = (index: unknown): unknown =>
    typeof index === 'string' && /^\d+$/.test(index) ? read(values[Number(index)]) : index
  return read(values[0])
}

const subscriptionOf = (message: unknown): Subscription | null => {
  if (!isRecord(message) || message.method !== 'SUBSCRIBED' || typeof message.config !== 'string') return null
  const config = unflatten(message.config)
  const data = isRecord(config) ? config.data : null
  if (!isRecord(data) || !isRecord(data.sys) || !isRecord(data.fields)) return null
  const { contentType } = data.sys
  const type = isRecord(contentType) && isRecord(contentType.sys) ? contentType.sys.id : ''
  return {
    id: String(message.id),
    entryId: String(data.sys.id),
    fields: data.fields,
    contentType: String(type),
  }
}

/** The subscriptions of the site's SDK so far. */
export const subscriptionsOf = async (page: Page): Promise<Subscription[]> => {
  const messages: unknown[] = await page.evaluate('window.received')
  return messages.map(subscriptionOf).filter((found) => found !== null)
}

/** The site's subscription to an entry; fails where there is none. */
export const subscriptionTo = async (page: Page, entryId: string): Promise<Subscription> => {
  const find = async () => (await subscriptionsOf(page)).find((each) => each.entryId === entryId)
  await expect.poll(find).toBeDefined()
  const found = await find()
  if (!found) throw new Error(`nothing listens to ${entryId}`)
  return found
}

const send = (page: Page, message: object): Promise<void> =>
  page.evaluate((data) => {
    for (const frame of document.querySelectorAll('iframe')) frame.contentWindow?.postMessage(data, '*')
  }, message)

const entityOf = ({ entryId, fields, contentType }: Subscription, changes: Record<string, unknown>) => ({
  sys: {
    id: entryId,
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
  },
  fields: { ...fields, ...changes },
})

/** Types into a field of an entry: the message that Contentful's editor sends on every change, without saving. */
export const typeInto = (
  page: Page,
  subscription: Subscription,
  changes: Record<string, unknown>,
): Promise<void> =>
  send(page, {
    source: 'live-preview-editor',
    method: 'ENTRY_UPDATED',
    subscriptionId: subscription.id,
    data: entityOf(subscription, changes),
  })

/** The message that Contentful's editor sends once an entry is saved. */
export const reportSaved = (
  page: Page,
  subscription: Subscription,
  changes: Record<string, unknown>,
): Promise<void> =>
  send(page, {
    source: 'live-preview-editor',
    method: 'ENTRY_SAVED',
    entity: entityOf(subscription, changes),
  })
