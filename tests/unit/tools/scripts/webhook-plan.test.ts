import { type KnownWebhook, planWebhooks, wantedWebhooks } from '../../../../tools/scripts/lib/webhook-plan'

const targets = {
  siteUrl: 'https://www.example.com',
  environment: 'master',
  github: { repository: 'owner/site', token: 'ghp_1' },
}
const wanted = wantedWebhooks(targets)

/** As Contentful gives it back: with an id, and without the values of secret headers. */
const known = (index: number, changes: Partial<KnownWebhook> = {}): KnownWebhook => {
  const webhook = wanted[index]
  if (!webhook) throw new Error('no such webhook')
  return {
    ...webhook,
    topics: [...webhook.topics].reverse(),
    headers: webhook.headers.map(({ value, ...header }) => ({ ...header, ...(!header.secret && { value }) })),
    sys: { id: `id-${index}`, version: 3 },
    ...changes,
  }
}

test('what is missing is created, what differs is changed at its version, what is right is left', () => {
  expect(planWebhooks(wanted, []).map(({ kind }) => kind)).toEqual(['create', 'create'])
  const steps = planWebhooks(wanted, [
    known(0),
    known(1, { url: 'https://api.github.com/repos/old/site/dispatches' }),
  ])
  expect(steps).toMatchObject([{ kind: 'keep' }, { kind: 'update', id: 'id-1', version: 3 }])
})

test('a second run changes nothing', () => {
  expect(planWebhooks(wanted, [known(0), known(1)]).map(({ kind }) => kind)).toEqual(['keep', 'keep'])
})

test('webhooks of others are left alone', () => {
  const steps = planWebhooks(wanted, [known(0, { name: 'Somebody else' })])
  expect(steps.map(({ kind }) => kind)).toEqual(['create', 'create'])
})

test('without a repository there is only the webhook of the site, at the address that is not redirected', () => {
  const [site, ...rest] = wantedWebhooks({ ...targets, github: null })
  expect(site?.url).toBe('https://www.example.com/api/webhooks/contentful/')
  expect(rest).toEqual([])
})
