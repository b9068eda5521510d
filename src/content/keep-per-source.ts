import { isBuilding } from '@/config/env'
import { createKeeper } from './keeper'
import type { ContentSource } from './source'

/** Milliseconds that a shared answer is kept; during a build it is kept to the end. */
const KEPT_FOR = 15_000

/**
 * Keeps the answer of a question that many pages share: asked at most once per worker and few seconds, and an outage
 * leaves the last good answer in place. Drafts are asked for every time.
 */
export const keepPerSource = <Answer>(
  ask: (source: ContentSource) => Promise<Answer>,
): ((source: ContentSource) => Promise<Answer>) => {
  const keepers: Record<ContentSource, () => Promise<Answer>> = {
    delivery: createKeeper(
      () => ask('delivery'),
      () => (isBuilding() ? Number.POSITIVE_INFINITY : KEPT_FOR),
    ),
    preview: createKeeper(
      () => ask('preview'),
      () => 0,
    ),
  }
  return (source) => keepers[source]()
}
