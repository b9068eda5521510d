import { isBuilding } from '@/config/env'
import { collectDependencies, dependOn, rememberList } from './dependencies'
import type { ContentTypeId } from './generated/entry-types'
import { createKeeper } from './keeper'
import type { ContentSource } from './source'

/** Milliseconds that a shared answer is kept; during a build it is kept to the end. */
const KEPT_FOR = 15_000

/**
 * Keeps the answer of a question that many pages share: asked at most once per worker and few seconds, and an outage
 * leaves the last good answer in place. Drafts are asked for every time.
 * @param name under which pages note that they show the answer (`list:NAME`).
 * @param contentTypes of which the answer holds every entry.
 */
export const keepPerSource = <Answer>(
  name: string,
  contentTypes: readonly ContentTypeId[],
  ask: (source: ContentSource) => Promise<Answer>,
): ((source: ContentSource) => Promise<Answer>) => {
  const list = `list:${name}` as const
  const askAndNote = async (): Promise<Answer> => {
    const { result, dependencies } = await collectDependencies(() => ask('delivery'))
    rememberList(list, new Set([...dependencies, ...contentTypes.map((type) => `type:${type}` as const)]))
    return result
  }
  const keepers: Record<ContentSource, () => Promise<Answer>> = {
    delivery: createKeeper(askAndNote, () => (isBuilding() ? Number.POSITIVE_INFINITY : KEPT_FOR)),
    preview: createKeeper(
      () => ask('preview'),
      () => 0,
    ),
  }
  return (source) => {
    dependOn(list)
    return keepers[source]()
  }
}
