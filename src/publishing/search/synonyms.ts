import type { SynonymHit } from 'algoliasearch'
import { z } from 'zod'
import { LOCALE } from '@/config/site'
import { links, optionalText, texts } from '@/content/entries/fields'
import { createMapContext } from '@/content/mappers/context'
import { defineMapper, mapLinks } from '@/content/mappers/define-mapper'
import { queries } from '@/content/pages/queries'
import { searchContent } from '@/content/search-records'

/**
 * Words of one meaning; with `oneWayFrom`, who looks for one of its words, parted by commas, finds the others too, and
 * not the other way round.
 */
const synonymMapper = defineMapper(
  'synonymSet',
  z.object({ words: texts, oneWayFrom: optionalText }),
  ({ words, oneWayFrom }, entry): SynonymHit[] => {
    if (oneWayFrom === null && words.length < 2) entry.fail('words', 'needs two words or more')
    if (words.length === 0) entry.fail('words', 'has no word')
    if (oneWayFrom === null) return [{ objectID: entry.id, type: 'synonym', synonyms: words }]
    const inputs = oneWayFrom.split(',').map((input) => input.trim())
    return inputs
      .filter(Boolean)
      .map((input, at) => ({ objectID: `${entry.id}-${at}`, type: 'onewaysynonym', input, synonyms: words }))
  },
)

const synonymsMapper = defineMapper(
  'searchPage',
  z.object({ synonyms: links }),
  ({ synonyms }, entry, context) =>
    mapLinks(synonyms, [synonymMapper], context, { id: entry.id, field: 'synonyms' }).flat(),
)

/** The synonyms that editors keep with the search page; none where there is no such page. @throws ContentError */
export const readSynonyms = async (): Promise<SynonymHit[]> => {
  const { contentType, include } = queries.search
  const { fetchEntry, scheme } = searchContent()
  const answer = await fetchEntry(
    'delivery',
    { content_type: contentType, ...(include !== null && { include }), locale: LOCALE },
    { contentType },
  )
  return answer ? synonymsMapper.read(answer.entry, createMapContext(answer.graph, scheme)) : []
}
