import type { SynonymHit } from 'algoliasearch'
import type { SynonymSet } from '@/models/search'

/** A set of synonyms as the search service takes it: one for both ways, or one for each word that leads one way. */
export function synonymHits({ id, words, oneWayFrom }: SynonymSet): SynonymHit[] {
  if (oneWayFrom === null) return [{ objectID: id, type: 'synonym', synonyms: words }]
  return oneWayFrom.map((input, at) => ({
    objectID: `${id}-${at}`,
    type: 'onewaysynonym',
    input,
    synonyms: words,
  }))
}
