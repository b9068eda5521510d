import { DEEP_INCLUDE_DEPTH, LOCALE } from '@/config/site'
import type { SearchRecord } from '@/models/search'
import { createReadContext, type ReadContext } from '../reader/context'
import { readEntry } from '../reader/entry'
import { mapEach } from '../reader/map'
import type { FetchEntry } from '../service/fetch-entries'

/** What visitors write, by the id of the page that it leads to. */
export type GuidanceWords = ReadonlyMap<string, string[]>

/** Words of guidance by page. @throws ContentError */
export async function readGuidanceWords(
  fetchEntry: FetchEntry,
  scheme: ReadContext['scheme'],
): Promise<GuidanceWords> {
  const contentType = 'searchPage'
  const query = { content_type: contentType, include: DEEP_INCLUDE_DEPTH, locale: LOCALE }
  const found = await fetchEntry('delivery', query, { contentType })
  const words = new Map<string, string[]>()
  if (!found) return words
  const page = readEntry(contentType, found.entry, createReadContext(found.graph, scheme))
  for (const [id, own] of mapEach(
    page.fields.guidance,
    ({ fields }) => [fields.page?.id, fields.words] as const,
  ))
    if (id !== undefined) words.set(id, [...(words.get(id) ?? []), ...own])
  return words
}

/** Adds them to a record. */
export function withGuidance(record: SearchRecord, words: GuidanceWords): SearchRecord {
  const own = words.get(record.id)
  if (own === undefined) return record
  const isOneWord = (text: string): boolean => !/\s/.test(text.trim())
  return {
    ...record,
    guidanceFor: own.filter(isOneWord),
    guidancePhrases: own.filter((text) => !isOneWord(text)),
  }
}
