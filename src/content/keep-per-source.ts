import { isBuilding } from '@/config/env'
import type { ContentTypeId } from '@/content-model'
import { collectDependencies, type Dependency, dependOn, rememberList } from './dependencies'
import { ContentError } from './errors'
import { createKeeper } from './keeper'
import { withPriority } from './priority'
import { isAnythingPublished } from './published-states'
import type { ContentSource } from './source'

/** Milliseconds that a shared answer is kept; during a build it is kept to the end. */
const KEPT_FOR = 15_000

const hasEntries = (dependencies: Iterable<Dependency>): boolean =>
  [...dependencies].some((dependency) => dependency.startsWith('entry:'))

/**
 * Keeps the answer of a question that many pages share: asked at most once per worker and few seconds, and an outage
 * leaves the last good answer in place. An answer that suddenly holds nothing counts as an outage when nothing else is
 * delivered either. Drafts are asked for every time.
 * @param name under which pages note that they show the answer (`list:NAME`).
 * @param contentTypes of which the answer holds every entry.
 */
export const keepPerSource = <Answer>(
  name: string,
  contentTypes: readonly ContentTypeId[],
  ask: (source: ContentSource) => Promise<Answer>,
): ((source: ContentSource) => Promise<Answer>) => {
  const list = `list:${name}` as const
  let hadEntries = false
  const askAndNote = async (): Promise<Answer> => {
    const { result, dependencies } = await collectDependencies(() =>
      // Whoever asked first, visitors may be waiting for the answer too.
      withPriority('visitor', () => ask('delivery')),
    )
    const isEmpty = !hasEntries(dependencies)
    if (isEmpty && hadEntries && !(await isAnythingPublished()))
      throw new ContentError('implausible', `no entry is delivered, "${name}" had some`)
    hadEntries = !isEmpty
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
