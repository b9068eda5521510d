import { isGtin } from '@/lib/gtin'
import type { ContentProblem, MapContext } from './context'

/** A product's number for shops and search engines; null, with a report, where it is none. */
export const mapGtin = (
  gtin: string | null,
  context: MapContext,
  from: Pick<ContentProblem, 'entryId' | 'contentType'>,
): string | null => {
  if (gtin === null || isGtin(gtin)) return gtin
  context.report({ ...from, field: 'gtin', reason: `"${gtin}" is no GTIN; it is not shown` })
  return null
}
