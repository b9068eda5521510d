import type { Values } from '../params/read'
import { leavesOf, type SearchRecord, valuesAt } from '../record'
import { wordsOf } from '../text/words'
import {
  type FacetAttribute,
  facetAttributesOf,
  type SearchableAttribute,
  searchableAttributesOf,
} from './attributes'
import { customOrder } from './custom-order'
import { type FacetValues, facetValuesOf } from './facet-values'
import { packPlace } from './place'
import { Vocabulary } from './vocabulary'

/** Words between two values of a list count as far apart. */
const VALUE_GAP = 8

const OBJECT_ID: FacetAttribute = { path: 'objectID', isCounted: false, isSearchable: false }

/** The records of an index, made ready for queries under its settings. */
export class CompiledIndex {
  readonly vocabulary = new Vocabulary()
  readonly attributes: SearchableAttribute[]
  readonly facetAttributes: FacetAttribute[]
  /** Per record: values by path, of the attributes that can be filtered by. */
  readonly facets: Map<string, FacetValues>[]
  readonly #orders = new Map<string, number[]>()

  constructor(
    readonly records: SearchRecord[],
    readonly settings: Values,
  ) {
    const { searchableAttributes, attributesForFaceting } = settings
    const listed = Array.isArray(searchableAttributes) ? searchableAttributes : []
    this.attributes = listed.length > 0 ? searchableAttributesOf(listed) : this.#allAttributes()
    const facetable = Array.isArray(attributesForFaceting) ? facetAttributesOf(attributesForFaceting) : []
    this.facetAttributes = [...facetable, OBJECT_ID]
    this.facets = records.map((record) => facetValuesOf(record, this.facetAttributes))
    for (const [number, record] of records.entries()) this.#addWords(number, record)
  }

  /** Without `searchableAttributes`, all attributes are searched and none comes before another. */
  #allAttributes(): SearchableAttribute[] {
    const names = new Set(this.records.flatMap((record) => Object.keys(record)))
    names.delete('objectID')
    return [...names].map((path) => ({ path, rank: 0, isOrdered: false }))
  }

  #addWords(number: number, record: SearchRecord): void {
    for (const [attribute, { path }] of this.attributes.entries()) {
      let position = 0
      for (const leaf of valuesAt(record, path).flatMap(leavesOf)) {
        const words = wordsOf(String(leaf))
        for (const { text } of words) {
          this.vocabulary.add(text, number, packPlace(attribute, position, words.length === 1))
          position += 1
        }
        position += VALUE_GAP
      }
    }
  }

  /** Ranks of the records by an entry of the custom ranking, worked out at its first use. */
  orderBy(entry: string): number[] {
    const order = this.#orders.get(entry) ?? customOrder(this.records, entry)
    this.#orders.set(entry, order)
    return order
  }
}
