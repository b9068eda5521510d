import { DEEP_INCLUDE_DEPTH, LOCALE } from '@/config/site'
import type { Entry } from '@/content-model/entry'
import type { SynonymSet } from '@/models/search'
import { createReadContext, type ReadContext } from '../reader/context'
import { readEntry } from '../reader/entry'
import { mapEach } from '../reader/map'
import type { FetchEntry } from '../service/fetch-entries'

/** Words of one meaning; editors part those of `oneWayFrom` by commas. */
function mapSynonyms(entry: Entry<'synonymSet'>): SynonymSet {
  const { words, oneWayFrom } = entry.fields
  if (words.length < (oneWayFrom === null ? 2 : 1)) entry.fail('words', 'tooFewWords')
  const inputs = oneWayFrom?.split(',').map((input) => input.trim())
  return { id: entry.id, words, oneWayFrom: inputs?.filter(Boolean) ?? null }
}

/** The synonyms that editors keep with the search page; none where there is no such page. @throws ContentError */
export async function readSynonyms(
  fetchEntry: FetchEntry,
  scheme: ReadContext['scheme'],
): Promise<SynonymSet[]> {
  const contentType = 'searchPage'
  const query = { content_type: contentType, include: DEEP_INCLUDE_DEPTH, locale: LOCALE }
  const found = await fetchEntry('delivery', query, { contentType })
  if (!found) return []
  const page = readEntry(contentType, found.entry, createReadContext(found.graph, scheme))
  return mapEach(page.fields.synonyms, mapSynonyms)
}
