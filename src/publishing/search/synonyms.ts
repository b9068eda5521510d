import type { SynonymHit } from 'algoliasearch'
import { assetScheme } from '@/config/env'
import { LOCALE } from '@/config/site'
import { askOne } from '@/content/ask-list'
import { questions } from '@/content/questions'
import { createReadContext } from '@/content/reader/context'
import { readEntry } from '@/content/reader/entry'
import { mapEach } from '@/content/reader/map'
import type { Entry } from '@/content-model/entry'

/**
 * Words of one meaning; with `oneWayFrom`, who looks for one of its words, parted by commas, finds the others too, and
 * not the other way round.
 */
const mapSynonyms = (entry: Entry<'synonymSet'>): SynonymHit[] => {
  const { words, oneWayFrom } = entry.fields
  if (words.length < (oneWayFrom === null ? 2 : 1)) entry.fail('words', 'tooFewWords')
  if (oneWayFrom === null) return [{ objectID: entry.id, type: 'synonym', synonyms: words }]
  const inputs = oneWayFrom.split(',').map((input) => input.trim())
  return inputs
    .filter(Boolean)
    .map((input, at) => ({ objectID: `${entry.id}-${at}`, type: 'onewaysynonym', input, synonyms: words }))
}

/** The synonyms that editors keep with the search page; none where there is no such page. @throws ContentError */
export const readSynonyms = async (): Promise<SynonymHit[]> => {
  const { contentType, include } = questions.search
  const answer = await askOne(
    'delivery',
    { content_type: contentType, ...(include !== null && { include }), locale: LOCALE },
    { contentType },
  )
  if (!answer) return []
  const { fields } = readEntry('searchPage', answer.entry, createReadContext(answer.graph, assetScheme()))
  return mapEach(fields.synonyms, mapSynonyms).flat()
}
