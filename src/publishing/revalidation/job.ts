import { z } from 'zod'
import { contentChange } from '../change'

/** An unfinished change; plain data, so that it outlives the process. */
export const job = z.object({
  /** Of the change; a newer one of the same entry or asset replaces it. */
  key: z.string(),
  change: contentChange,
  /** Work left; null while it is unknown what the change affects. */
  work: z
    .object({
      /** Paths to revalidate. */
      paths: z.array(z.string()),
      /** Paths rendered, but not yet served by every instance. */
      unshared: z.array(z.string()).default([]),
      /** Ids of the entries whose search records must be written or deleted. */
      records: z.array(z.string()),
      /** Whether settings and synonyms of the search indexes must be written. */
      searchSettings: z.boolean().default(false),
    })
    .nullable(),
  /** Unfinished rounds so far. */
  attempts: z.number(),
  /** Milliseconds since 1970. */
  receivedAt: z.number(),
})

export type Job = z.infer<typeof job>

export type Work = NonNullable<Job['work']>

/** Milliseconds until each path of a round was rendered. */
export type Times = Readonly<Record<string, number>>

/** A round's result for a job: revalidated paths, and work left, or null. */
export interface JobResult {
  revalidated: string[]
  took?: Times
  rest: Job | null
}

/** Revalidates one path; throws if the page could not be rendered, and the old one stays. */
export type Revalidate = (path: string) => Promise<void>
