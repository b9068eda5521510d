import { z } from 'zod'
import { momentOf } from '@/lib/moment'

/** What Next keeps for a browser in draft mode. */
const previewData = z.object({ em: z.string() })

/** Whether `?em=` of a preview's address names a day: `2026-12-24`. */
export function isPreviewDay(em: unknown): em is string {
  return typeof em === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(em) && momentOf(em) !== null
}

/** The beginning of the day that an editor chose, in milliseconds since 1970; null for all days. */
export function previewDayOf(data: unknown): number | null {
  const { data: chosen } = previewData.safeParse(data)
  return chosen ? momentOf(chosen.em) : null
}
