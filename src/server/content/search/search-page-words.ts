import { DEEP_INCLUDE_DEPTH, LOCALE } from '@/shared/config/site'
import type { Entry } from '@/shared/content-model/entry'
import type { SearchRecord, SynonymSet } from '@/shared/content-model/views/search'
import { pageOfGuidance } from '../mappers/pages/search'
import { createReadContext, type ReadContext } from '../reader/context'
import { readEntry } from '../reader/entry'
import type { LastPublished } from '../reader/last-published'
import { mapEach } from '../reader/map'
import type { FetchEntry } from '../service/fetch-entries'

interface Parts {
  fetchEntry: FetchEntry
  scheme: ReadContext['scheme']
  lastPublished: LastPublished
}

const readSearchPage = async ({
  fetchEntry,
  scheme,
  lastPublished,
}: Parts): Promise<Entry<'searchPage'> | null> => {
  const contentType = 'searchPage'
  const query = { content_type: contentType, include: DEEP_INCLUDE_DEPTH, locale: LOCALE }
  const found = await fetchEntry('delivery', query, { contentType })
  return (
    found && readEntry(contentType, found.entry, createReadContext(found.graph, scheme, { lastPublished }))
  )
}

/** What visitors write, by the id of the page that it leads to. */
export type GuidanceWords = ReadonlyMap<string, string[]>

/** Words of guidance by page. @throws ContentError */
export async function readGuidanceWords(parts: Parts): Promise<GuidanceWords> {
  const page = await readSearchPage(parts)
  const guidance = mapEach(
    page?.fields.guidance ?? [],
    (each) => [pageOfGuidance(each)?.id, each.fields.words] as const,
  )
  const words = new Map<string, string[]>()
  for (const [id, own] of guidance) if (id !== undefined) words.set(id, [...(words.get(id) ?? []), ...own])
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

/** Words of one meaning; editors part those of `oneWayFrom` by commas. */
function mapSynonyms(entry: Entry<'synonymSet'>): SynonymSet {
  const { words, oneWayFrom } = entry.fields
  if (words.length < (oneWayFrom === null ? 2 : 1)) entry.fail('words', 'tooFewWords')
  const inputs = oneWayFrom?.split(',').map((input) => input.trim())
  return { id: entry.id, words, oneWayFrom: inputs?.filter(Boolean) ?? null }
}

/** The editors' synonyms, fields of the search page; none where there is no such page. @throws ContentError */
export async function readSynonyms(parts: Parts): Promise<SynonymSet[]> {
  const page = await readSearchPage(parts)
  return mapEach(page?.fields.synonyms ?? [], mapSynonyms)
}
