import { randomBytes } from 'node:crypto'
import { deliveredSys, type SysContext } from '../content/sys'
import type { Kind } from '../content/view'
import type { Resource } from '../store/record'
import type { Action } from './actions'

/** One call of a webhook, before it is signed. */
export interface WebhookMessage {
  topic: string
  id: string
  headers: Record<string, string>
  body: string
}

/** Metadata and fields keyed by locale, with the `sys` of the published state (docs: Webhooks, "Payload"). */
const entryBody = (resource: Resource, context: SysContext) => ({
  metadata: resource.metadata ?? { tags: [], concepts: [] },
  sys: deliveredSys(resource, context, false),
  fields: resource.fields,
})

/** What is left of an entry or asset that readers see no more: no fields. */
const tombstone = (kind: Kind, resource: Resource, context: SysContext, now: string) => {
  const { publishedVersion: _version, type: _type, ...sys } = deliveredSys(resource, context, false)
  return { sys: { ...sys, type: `Deleted${kind}`, updatedAt: now, deletedAt: now } }
}

const PLURAL = { Entry: 'entries', Asset: 'assets' } as const

/** The call that Contentful makes when an editor has done something. @param now ISO 8601 */
export function webhookMessage(
  action: Action,
  kind: Kind,
  resource: Resource,
  context: SysContext,
  now: string,
): WebhookMessage {
  const { id } = resource.sys
  const topic = `ContentManagement.${kind}.${action}`
  const isWhole = action === 'publish' || action === 'archive' || action === 'unarchive'
  const body = isWhole ? entryBody(resource, context) : tombstone(kind, resource, context, now)
  const place = `spaces/${context.spaceId}/environments/${context.environmentId}/${PLURAL[kind]}/${id}`
  return {
    topic,
    id,
    headers: {
      'Content-Type': 'application/vnd.contentful.management.v1+json',
      'X-Contentful-Topic': topic,
      'X-Contentful-Webhook-Name': 'Sandbox',
      'X-Contentful-CRN': `crn:contentful:::content:${place}`,
      'X-Contentful-Idempotency-Key': randomBytes(32).toString('hex'),
    },
    body: JSON.stringify(body),
  }
}
