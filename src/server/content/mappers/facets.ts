import type { Entry } from '@/shared/content-model/entry'
import type { FilterGroup } from '@/shared/content-model/types/filter-group'
import type { LineColor } from '@/shared/content-model/vocabulary'
import { mapEach } from '../reader/map'

/** A value by which products are filtered; `id` is its unique id, which also is in addresses. */
export interface MappedFacet {
  id: string
  title: string
  color?: LineColor
}

export function mapFacet({ fields }: Entry<'facet'>): MappedFacet {
  return { id: fields.uniqueId, title: fields.title, ...(fields.color && { color: fields.color }) }
}

/** The color of a product's line, as `lineColor`; without one, nothing. */
export function mapLineColor(facets: readonly Entry<'facet'>[]): { lineColor?: LineColor } {
  const lineColor = facets.find(({ fields }) => fields.color)?.fields.color
  return lineColor ? { lineColor } : {}
}

/** A group without a facet to choose is left out. */
export function mapFilterGroup(entry: Entry<'filterGroup'>): FilterGroup {
  const { uniqueId, title, categoryType } = entry.fields
  const facets = mapEach(entry.fields.facets, mapFacet)
  if (facets.length === 0) entry.fail('facets', 'nothingToShow')
  return { id: uniqueId, title, ...(categoryType && { category: categoryType }), facets }
}

/** What editors say of every product in a word or two. A medicine is one whatever else they chose; null is no claim. */
export function mapMarks({
  category,
  minimumAge,
  withDoctorUntil,
  isMedicine,
}: Pick<Entry<'product'>['fields'], 'category' | 'minimumAge' | 'withDoctorUntil' | 'isMedicine'>) {
  return {
    category: isMedicine ? ('medicine' as const) : category,
    minimumAge: minimumAge !== null && minimumAge >= 0 ? minimumAge : null,
    withDoctorUntil,
  }
}
