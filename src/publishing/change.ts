import { z } from 'zod'

/** What editors did to one entry or asset, as far as the site cares. Plain data, written to disk until it is dealt with. */
export const contentChange = z.object({
  kind: z.enum(['Entry', 'Asset']),
  id: z.string(),
  /** What the delivery API will say of it. */
  expects: z.enum(['published', 'gone']),
  /** Of the published state, when the message names it. */
  revision: z.number().nullable(),
  /** When editors did it, ISO 8601, likewise. */
  updatedAt: z.string().nullable(),
  /** Null on assets, and on messages that leave it out. */
  contentType: z.string().nullable(),
  /** Paths that the entry itself names: where a redirect starts. */
  namedPaths: z.array(z.string()),
})

export type ContentChange = z.infer<typeof contentChange>
