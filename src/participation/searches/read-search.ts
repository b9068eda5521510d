import { z } from 'zod'
import type { UnansweredSearch } from '@/models/unanswered-search'

const search: z.ZodType<UnansweredSearch> = z.object({
  term: z.string().min(1).max(500),
  lacks: z.enum(['results', 'guidance']),
})

/** A browser's search report; null if invalid. */
export function readSearch(body: unknown): UnansweredSearch | null {
  return search.safeParse(body).data ?? null
}
