import { SetupError } from '../scripts/lib/site-env'
import { startBaseline } from './baseline'
import { type SiteUnderTest, startSiteUnderTest } from './context'
import { measureInteractions } from './interactions'
import { measureJudging } from './judging'
import type { Row } from './report'
import { measureServing } from './serving'
import { measureVisits } from './visits'
import { measureWeight } from './weight'

/** What is measured on the served site, beside the floor. */
export const SITE_PARTS = ['weight', 'lighthouse', 'interactions', 'judging', 'serving'] as const

const ofTypes = (site: SiteUnderTest, types: string[]): SiteUnderTest => {
  if (types.length === 0) return site
  const pages = site.pages.filter(({ type }) => types.includes(type))
  if (pages.length > 0) return { ...site, pages }
  throw new SetupError(`No such page type; there are: ${site.pages.map(({ type }) => type).join(', ')}.`)
}

/** Serves the site and the floor while they are measured. @param types page types to measure; none for all */
export async function measureSite(parts: Set<string>, types: string[]): Promise<Row[]> {
  if (!SITE_PARTS.some((part) => parts.has(part))) return []
  const site = await startSiteUnderTest()
  const floor = await startBaseline()
  const rows: Row[] = []
  try {
    const chosen = ofTypes(site, types)
    if (parts.has('lighthouse')) rows.push(...(await measureVisits(chosen.pages, floor.url)))
    if (parts.has('interactions')) rows.push(...(await measureInteractions(chosen)))
    if (parts.has('judging')) rows.push(...(await measureJudging(site)))
    if (parts.has('weight')) rows.push(...(await measureWeight(chosen, floor.url)))
    if (parts.has('serving')) rows.push(...(await measureServing(chosen, floor)))
  } finally {
    await floor.stop()
    await site.stop()
  }
  return rows
}
