import type { Synonym } from '../port'
import type { SynonymHit } from './sdk'

/** A synonym as the service stores it. */
export function synonymHit({ id, words, from, isMisspelling }: Synonym): SynonymHit {
  if (from === null) return { objectID: id, type: 'synonym', synonyms: words }
  return isMisspelling
    ? { objectID: id, type: 'altcorrection1', word: from, corrections: words }
    : { objectID: id, type: 'onewaysynonym', input: from, synonyms: words }
}

/** Whether a stored synonym is of `spellingsOf`, not of editors: its id names its word. */
export function isSpelling({ objectID, input, word }: SynonymHit): boolean {
  return objectID === `ear-${word}` || objectID === `small-${input}`
}
