import {
  healthProblems,
  type RuleEntry,
  reviewDueOn,
  textProblems,
} from '@/server/content/reader/health-rules'
import { LOCALE } from '@/shared/config/site'
import type { ContentProblem, ProblemPlace } from '@/shared/content-model/views/content-problem'
import { ADDRESS_FIELDS } from '@/shared/content-model/vocabulary'
import { toAddress } from '@/shared/routing/links'
import { placeOfContentType } from '@/shared/routing/page-types'
import { DAY, utcDay } from '@/shared/utils/utc-day'
import { redirectKey } from '../mappers/redirects'
import { isResolvable } from '../paths/page-links'
import type { PathIndex } from '../paths/path-entry'
import { ruleEntry } from '../reader/health-rules'
import { type Linking, linkingOf, orphansOf } from '../reader/orphans'
import { titleOf } from '../reader/problem-words'
import { linkOf } from '../reader/values'
import type { FetchPages } from '../service/fetch-entries'
import type { RawEntry } from '../service/reply'
import type { EntryStates } from './entry-state'

/** Entries a call: full ones, so that a reply stays far below 7 MB. */
const PER_CALL = 200
/** Days before a review is due, and days after which a draft is old. */
const AHEAD = 30
const OLD = 30

export interface Surveyed extends Omit<ProblemPlace, 'field'> {
  /** When its review is due, or when it was saved: `2026-11-20`. */
  day: string
}

export interface Survey {
  /** Links that lead nowhere, pages without a link, and broken health rules, also on pages that nobody visits. */
  problems: ContentProblem[]
  reviewsDue: Surveyed[]
  oldDrafts: Surveyed[]
}

interface Parts {
  fetchPages: FetchPages
  statesOf: EntryStates
  pathIndex(): Promise<PathIndex>
  redirects(): Promise<{ has(key: string): boolean }>
  hasPreview: boolean
}

const hyperlinks = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { nodeType, data, content } = node as {
    nodeType?: unknown
    data?: { uri?: unknown }
    content?: unknown
  }
  const own = nodeType === 'hyperlink' && typeof data?.uri === 'string' ? [data.uri] : []
  return [...own, ...(Array.isArray(content) ? content.flatMap(hyperlinks) : [])]
}

const addressesOf = ({ fields }: RawEntry): [string, string][] =>
  Object.entries(fields).flatMap(([field, value]): [string, string][] => {
    if (typeof value === 'string')
      return ADDRESS_FIELDS.has(field) && field !== 'from' ? [[field, value]] : []
    return hyperlinks(value).map((address) => [field, address])
  })

const named = (entry: RawEntry, day: string): Surveyed => ({
  entryId: entry.sys.id,
  contentType: entry.sys.contentType.sys.id,
  title: titleOf(entry),
  day,
})

const byDay = (one: Surveyed, other: Surveyed): number => one.day.localeCompare(other.day)

/** Reads every entry of the space, a part at a time. @throws ContentError */
export function createSurvey({ fetchPages, statesOf, pathIndex, redirects, hasPreview }: Parts) {
  const oldDrafts = async (now: number): Promise<Surveyed[]> => {
    const found: Surveyed[] = []
    const query = { 'sys.updatedAt[lt]': new Date(now - OLD * DAY).toISOString(), include: 0, locale: LOCALE }
    for await (const { items } of fetchPages('preview', { ...query, limit: PER_CALL })) {
      const states = await statesOf(items)
      for (const entry of items) {
        const state = states?.get(entry.sys.id)
        if (state === 'draft' || state === 'changed')
          found.push(named(entry, entry.sys.updatedAt?.slice(0, 10) ?? ''))
      }
    }
    return found.sort(byDay)
  }

  return async (now: number): Promise<Survey> => {
    const [index, known] = await Promise.all([pathIndex(), redirects()])
    const problems: ContentProblem[] = []
    const reviewsDue: Surveyed[] = []
    const all = new Map<string, RuleEntry>()
    const products: RawEntry[] = []
    const linking: Linking[] = []
    const pages = new Map<string, Surveyed>()
    const note = (entry: RawEntry, found: Pick<ContentProblem, 'field' | 'reason' | 'detail'>[]) => {
      const { entryId, contentType, title } = named(entry, '')
      for (const problem of found) problems.push({ entryId, contentType, title, ...problem })
    }
    const linked = (link: unknown) => all.get(linkOf(link)?.sys.id ?? '') ?? null
    const keep = (entry: RawEntry) =>
      note(entry, healthProblems(ruleEntry(entry), { linked, today: utcDay(now) }))
    const isDead = (address: string): boolean => {
      const target = toAddress(address)
      return (
        target !== null &&
        !target.isExternal &&
        !isResolvable(index, target.href) &&
        !known.has(redirectKey(target.href))
      )
    }
    for await (const { items } of fetchPages('delivery', { include: 0, locale: LOCALE, limit: PER_CALL }))
      for (const entry of items) {
        const kept = ruleEntry(entry)
        if (kept.type === 'facet' || kept.type === 'leaflet') all.set(entry.sys.id, kept)
        if (kept.type === 'product') products.push(entry)
        else keep(entry)
        note(entry, textProblems(kept))
        linking.push(linkingOf(entry.sys.id, kept))
        if (placeOfContentType(kept.type) !== null) pages.set(entry.sys.id, named(entry, ''))
        note(
          entry,
          addressesOf(entry)
            .filter(([, address]) => isDead(address))
            .map(([field, detail]) => ({ field, reason: 'deadLink' as const, detail })),
        )
        const due = reviewDueOn(kept)
        if (due !== null && due <= utcDay(now + AHEAD * DAY)) reviewsDue.push(named(entry, due))
      }
    // After all of their facets and leaflets were read.
    products.forEach(keep)
    for (const id of orphansOf(linking)) {
      const { entryId = id, contentType = '', title = null } = pages.get(id) ?? {}
      problems.push({ entryId, contentType, title, field: '-', reason: 'orphan' })
    }
    return {
      problems,
      reviewsDue: reviewsDue.sort(byDay),
      oldDrafts: hasPreview ? await oldDrafts(now) : [],
    }
  }
}
