import { z } from 'zod'
import { contentChange } from '../change'

/** A change that is not wholly dealt with yet; plain data, so that it outlives the process. */
export const job = z.object({
  /** Of the change; a newer one of the same entry or asset takes its place. */
  key: z.string(),
  change: contentChange,
  /** What is still to be done; null while it is not known what the change touches. */
  work: z
    .object({
      /** Paths to be made anew. */
      paths: z.array(z.string()),
      /** Paths that are rendered, but that not every instance serves yet. */
      unshared: z.array(z.string()).default([]),
      /** Ids of the entries whose search records are to be written or deleted. */
      records: z.array(z.string()),
    })
    .nullable(),
  /** Rounds so far that did not finish it. */
  attempts: z.number(),
  /** Milliseconds since 1970. */
  receivedAt: z.number(),
})

export type Job = z.infer<typeof job>

export type Work = NonNullable<Job['work']>

/** What a round made of a job: the paths made anew, and what is left to do, null when nothing is. */
export interface JobResult {
  revalidated: string[]
  rest: Job | null
}

/** Makes one path anew in the page cache; throws when the page could not be made, and the old one stays. */
export type Revalidate = (path: string) => Promise<void>
