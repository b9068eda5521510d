import { send } from '../../../tools/sandbox/server/webhooks/send'
import { loadSiteSetup } from '../../../tools/scripts/lib/site-env'
import { OWN_ENV } from '../../../tools/scripts/lib/test-env'
import { publish } from './control'

/** A server of the second site. */
export interface Target {
  origin: string
}

/** A page of the sample space, and its entry. */
export interface Page {
  entry: string
  slug: string
}
/** No page links to it, nor does the footer: its publish and unpublish render it alone. */
export const UNLINKED: Page = { entry: 'page-boletim-ate-logo', slug: 'boletim/ate-logo' }

/** The second site without Redis, as one instance. */
export const ALONE: Target = { origin: `http://localhost:${OWN_ENV.PORT}` }

/** Calls the webhook of one instance as Contentful does. @param key idempotency key of the message @returns the status */
export const sendWebhook = async (
  action: 'publish' | 'unpublish' | 'delete',
  key: string,
  { origin }: Target,
  entry = UNLINKED.entry,
): Promise<number | null> => {
  const { env } = loadSiteSetup('production', OWN_ENV)
  const topic = `ContentManagement.Entry.${action}`
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'contentPage' } }
  const type = action === 'publish' ? 'Entry' : 'DeletedEntry'
  const message = {
    topic,
    id: entry,
    headers: {
      'Content-Type': 'application/vnd.contentful.management.v1+json',
      'X-Contentful-Topic': topic,
      'X-Contentful-Idempotency-Key': key,
    },
    body: JSON.stringify({ sys: { type, id: entry, contentType }, fields: {} }),
  }
  const { status } = await send(
    message,
    `${origin}/api/webhooks/contentful`,
    env.CONTENTFUL_WEBHOOK_SECRET ?? '',
  )
  return status
}

/** Publishes a new title, and notifies one instance. @returns the webhook's status */
export const publishTitle = async (
  title: string,
  instance: Target,
  page = UNLINKED,
): Promise<number | null> => {
  await publish(page.entry, { name: title, title, slug: page.slug })
  return sendWebhook('publish', title, instance, page.entry)
}

/** What a visitor of an instance sees of a page: its title, or the status where there is none. */
export const seenOn = async ({ origin }: Target, { slug }: Page = UNLINKED): Promise<string> => {
  const reply = await fetch(`${origin}/pt-br/${slug}/`)
  if (reply.status !== 200) return String(reply.status)
  return /<h1[^>]*>([^<]*)/.exec(await reply.text())?.[1] ?? 'no heading'
}
