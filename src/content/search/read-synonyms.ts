import { z } from 'zod'
import { assetScheme } from '@/config/env'
import { LOCALE } from '@/config/site'
import type { SynonymSet } from '@/models/search'
import { askOne } from '../ask-list'
import { links, optionalText, texts } from '../entries/fields'
import { createMapContext } from '../mappers/context'
import { defineMapper, mapLinks } from '../mappers/define-mapper'
import { questions } from '../questions'

/** Words of one meaning; editors part those of `oneWayFrom` by commas. */
const synonymMapper = defineMapper(
  'synonymSet',
  z.object({ words: texts, oneWayFrom: optionalText }),
  ({ words, oneWayFrom }, entry): SynonymSet => {
    if (oneWayFrom === null && words.length < 2) entry.fail('words', 'needs two words or more')
    if (words.length === 0) entry.fail('words', 'has no word')
    const inputs = oneWayFrom?.split(',').map((input) => input.trim())
    return { id: entry.id, words, oneWayFrom: inputs?.filter(Boolean) ?? null }
  },
)

const synonymsMapper = defineMapper(
  'searchPage',
  z.object({ synonyms: links }),
  ({ synonyms }, entry, context) =>
    mapLinks(synonyms, [synonymMapper], context, { id: entry.id, field: 'synonyms' }),
)

/** The synonyms that editors keep with the search page; none where there is no such page. @throws ContentError */
export async function readSynonyms(): Promise<SynonymSet[]> {
  const { contentType, include } = questions.search
  const answer = await askOne(
    'delivery',
    { content_type: contentType, ...(include !== null && { include }), locale: LOCALE },
    { contentType },
  )
  return answer ? synonymsMapper.read(answer.entry, createMapContext(answer.graph, assetScheme())) : []
}
