import type { SynonymSet } from '@/models/search'
import type { Synonym } from './port'

/** The synonyms of a set: one for both ways, or one for each word that leads one way. */
export function synonymsOf({ id, words, oneWayFrom }: SynonymSet): Synonym[] {
  return oneWayFrom === null
    ? [{ id, words, from: null }]
    : oneWayFrom.map((from, at) => ({ id: `${id}-${at}`, words, from }))
}
