import { z } from 'zod'
import type { SectionFailureReport } from '@/shared/content-model/views/section-failure'

/** Names and paths as the site makes them: nothing in them could break a log line or say anything of a visitor. */
const report: z.ZodType<SectionFailureReport> = z.object({
  section: z.string().regex(/^[a-zA-Z]{1,40}$/),
  entry: z.string().regex(/^[\w.-]{1,80}$/),
  error: z.string().regex(/^\w{1,40}$/),
  path: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/)
    .max(200),
})

/** A browser's report of a section that failed, its known fields alone; null for anything else. */
export function readSectionFailure(body: unknown): SectionFailureReport | null {
  return report.safeParse(body).data ?? null
}
