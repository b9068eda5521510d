import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { controlUrl, startSandbox } from '../scripts/lib/sandbox'
import { buildSite, startSite } from '../scripts/lib/site'
import { BUDGETS } from './budgets'
import { benchSetup } from './context'
import { writeGeneratedSpace } from './generate-space'
import type { Row } from './report'
import { readCalls, resetCalls } from './sandbox-stats'

/** Pages added to the sample space, and entries that one release publishes. */
const PAGES = 1000
const RELEASE = 200
/** Milliseconds without a content call after which the release is dealt with. */
const DEBOUNCE_MS = 8000

const requests = z.array(z.object({ url: z.string() }))
const ids = z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }) })) })

const publishAll = async (sandboxBase: number, entries: string[]): Promise<void> => {
  for (const id of entries) {
    const reply = await fetch(`${controlUrl(sandboxBase)}control/desk/${encodeURIComponent(id)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ order: 'publish' }),
    })
    if (!reply.ok) throw new Error(`${id} was not published: ${reply.status} ${await reply.text()}`)
  }
}

/** @returns the moment of the last content call, in milliseconds since the process started. */
const untilQuiet = async (sandboxBase: number): Promise<number> => {
  let latest = { calls: -1, at: performance.now() }
  while (performance.now() - latest.at < DEBOUNCE_MS) {
    const { calls } = await readCalls(sandboxBase)
    if (calls !== latest.calls) latest = { calls, at: performance.now() }
    await sleep(200)
  }
  return latest.at
}

const pagesRequested = async (sandboxBase: number): Promise<Map<string, number>> => {
  const reply = await fetch(`${controlUrl(sandboxBase)}control/requests`)
  const counts = new Map<string, number>()
  for (const { url } of requests.parse(await reply.json())) {
    const slug = new URL(url, 'http://localhost').searchParams.get('fields.slug')
    if (slug !== null) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return counts
}

const row = (what: string, value: number, unit: string, budget: Row['budget'] = null): Row => ({
  part: 'publishing',
  what: `a release of ${RELEASE} entries: ${what}`,
  value,
  unit,
  budget,
})

/** Publishes many entries of a large space at once: revalidated pages, content calls, and the time until all is shown. */
export async function measurePublishing(): Promise<Row[]> {
  const setup = await benchSetup({
    SANDBOX_SPACE: await writeGeneratedSpace(PAGES),
    // No page is revalidated for its age.
    REVALIDATE_SECONDS: '86400',
  })
  const { sandboxBase } = setup
  if (sandboxBase === null) return []
  const sandbox = await startSandbox(setup, { isShown: false, hasSite: true })
  await buildSite(setup)
  const site = await startSite(setup, { isShown: false })
  const query = `select=sys&include=0&limit=${RELEASE}&order=sys.id`
  const listed = await fetch(
    `http://localhost:${sandboxBase}/spaces/sandbox/environments/master/entries?${query}`,
    { headers: { Authorization: `Bearer ${setup.env.CONTENTFUL_DELIVERY_TOKEN}` } },
  )
  const { items } = ids.parse(await listed.json())
  await resetCalls(sandboxBase)
  const startedAt = performance.now()
  await publishAll(
    sandboxBase,
    items.map(({ sys }) => sys.id),
  )
  const endedAt = await untilQuiet(sandboxBase)
  const pages = await pagesRequested(sandboxBase)
  const { calls, perSecond } = await readCalls(sandboxBase)
  await site.stop()
  await sandbox?.stop()
  return [
    row('pages revalidated', pages.size, ''),
    row('pages made more than once', [...pages.values()].filter((count) => count > 1).length, '', {
      most: 0,
    }),
    row('content calls', calls, ''),
    row('most calls in a second', perSecond, '/s', { most: BUDGETS.callsPerSecond }),
    row('time', Math.round(endedAt - startedAt), 'ms'),
  ]
}
