/** A webhook as Contentful's management API takes it (CMA reference, "Webhooks"). */
export interface WebhookDefinition {
  name: string
  url: string
  active: boolean
  topics: string[]
  filters: object[]
  headers: { key: string; value: string; secret?: boolean }[]
  transformation?: { method: 'POST'; contentType: string; body: string }
}

/** One that the space has already. */
export interface KnownWebhook extends Omit<WebhookDefinition, 'headers'> {
  headers: { key: string; value?: string; secret?: boolean }[]
  sys: { id: string; version: number }
}

export type Step =
  | { kind: 'create'; wanted: WebhookDefinition }
  | { kind: 'update'; wanted: WebhookDefinition; id: string; version: number }
  | { kind: 'keep'; wanted: WebhookDefinition }

/** Events that may change pages. */
const TOPICS = ['Entry', 'Asset'].flatMap((type) =>
  ['publish', 'unpublish', 'archive', 'unarchive', 'delete'].map((action) => `${type}.${action}`),
)

export interface WebhookTargets {
  siteUrl: string
  environment: string
  /** OWNER/REPOSITORY and a token that may dispatch events there; null for no builds on content. */
  github: { repository: string; token: string } | null
}

const inEnvironment = (environment: string) => [{ equals: [{ doc: 'sys.environment.sys.id' }, environment] }]

/** The webhooks that the site needs: its own, and one that starts the build on GitHub. */
export function wantedWebhooks({ siteUrl, environment, github }: WebhookTargets): WebhookDefinition[] {
  const common = { active: true, topics: TOPICS, filters: inEnvironment(environment) }
  // With its final slash: the address without it is redirected, which Contentful does not follow.
  const site = {
    ...common,
    name: `Site: renew pages (${environment})`,
    url: `${siteUrl}/api/webhooks/contentful/`,
    headers: [],
  }
  if (!github) return [site]
  const build = {
    ...common,
    name: `GitHub: build (${environment})`,
    url: `https://api.github.com/repos/${github.repository}/dispatches`,
    headers: [
      { key: 'Accept', value: 'application/vnd.github+json' },
      { key: 'Authorization', value: `Bearer ${github.token}`, secret: true },
    ],
    transformation: {
      method: 'POST' as const,
      contentType: 'application/json',
      body: JSON.stringify({ event_type: 'contentful-publish' }),
    },
  }
  return [site, build]
}

/** All that can be compared: Contentful never returns the values of secret headers. */
const comparable = ({
  name,
  url,
  active,
  topics,
  filters,
  headers,
  transformation,
}: WebhookDefinition | KnownWebhook) =>
  JSON.stringify([
    name,
    url,
    active,
    [...topics].sort(),
    filters,
    headers.map(({ key, value, secret }) => [key, secret ? '' : value]).sort(),
    transformation ? [transformation.method, transformation.contentType, transformation.body] : null,
  ])

/** What has to be done so that the space has the wanted webhooks; they are known by their names. */
export function planWebhooks(wanted: WebhookDefinition[], known: KnownWebhook[]): Step[] {
  return wanted.map((webhook) => {
    const found = known.find(({ name }) => name === webhook.name)
    if (!found) return { kind: 'create', wanted: webhook }
    if (comparable(found) === comparable(webhook)) return { kind: 'keep', wanted: webhook }
    return { kind: 'update', wanted: webhook, id: found.sys.id, version: found.sys.version }
  })
}
