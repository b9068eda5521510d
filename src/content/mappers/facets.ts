import { z } from 'zod'
import { links, optionalText, requiredText } from '../entries/fields'
import { defineMapper, mapLinks } from './define-mapper'

/** A value by which products are filtered; `id` is its unique id, which also stands in addresses. */
export interface MappedFacet {
  id: string
  title: string
}

export const facetMapper = defineMapper(
  'facet',
  z.object({ title: requiredText, uniqueId: requiredText }),
  (fields): MappedFacet => ({ id: fields.uniqueId, title: fields.title }),
)

/** A group without a facet to choose is left out. */
export const filterGroupMapper = defineMapper(
  'filterGroup',
  z.object({ title: requiredText, uniqueId: requiredText, categoryType: optionalText, facets: links }),
  (fields, entry, context) => {
    const facets = mapLinks(fields.facets, [facetMapper], context, { id: entry.id, field: 'facets' })
    if (facets.length === 0) entry.fail('facets', 'has no facet to choose')
    return {
      id: fields.uniqueId,
      title: fields.title,
      ...(fields.categoryType && { category: fields.categoryType }),
      facets,
    }
  },
)
