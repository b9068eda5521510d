import type { SearchConceptKind } from '@/shared/content-model/vocabulary'

/** Words of one meaning, as the search reads sentences. */
export interface SearchConcept {
  /** What guidance calls it: `respirar`. */
  key: string
  kind: SearchConceptKind
  /** `febre`, `convuls*` (every word that begins so), `respirar~` (every form of the verb), or expressions of such words, packed or not. */
  words: string[]
  /** Of people: the lowest age in months that they may have. */
  age?: number
  /** Of people and conditions: unique ids of the facets that they stand for; products that are not for these are left out. */
  groups?: string[]
  /** Of conditions: substances and classes that they must not use. Of substances: what is left out for who must avoid them. */
  avoids?: string[]
}
