import { z } from 'zod'

/** A change of an entry or asset. Plain data, stored on disk until processed. */
export const contentChange = z.object({
  kind: z.enum(['Entry', 'Asset']),
  id: z.string(),
  /** What the delivery API will show. */
  expects: z.enum(['published', 'gone']),
  /** Of the published state, if the message has it. */
  revision: z.number().nullable(),
  /** Time of the change, ISO 8601, likewise. */
  updatedAt: z.string().nullable(),
  /** Null for assets, and for messages without it. */
  contentType: z.string().nullable(),
  /** Paths that the entry itself names, e.g. a redirect's start. */
  namedPaths: z.array(z.string()),
})

export type ContentChange = z.infer<typeof contentChange>
