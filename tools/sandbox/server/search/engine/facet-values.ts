import { type Leaf, leavesByPath, type SearchRecord, valuesAt } from '../record'
import type { FacetAttribute } from './attributes'

/** What a record has at one path that can be filtered by. */
export interface FacetValues {
  /** Each value once. */
  texts: string[]
  lowered: Set<string>
  numbers: number[]
}

const isNumber = (leaf: Leaf): leaf is number => typeof leaf === 'number'

/** The values of a record by path. */
export function facetValuesOf(record: SearchRecord, attributes: FacetAttribute[]): Map<string, FacetValues> {
  const found = new Map<string, Leaf[]>()
  for (const { path } of attributes)
    for (const value of valuesAt(record, path)) leavesByPath(value, path, found)
  return new Map(
    [...found].map(([path, leaves]) => {
      const texts = [...new Set(leaves.map(String))]
      const lowered = new Set(texts.map((text) => text.toLowerCase()))
      return [path, { texts, lowered, numbers: leaves.filter(isNumber) }]
    }),
  )
}
