import { noteDue } from '@/server/cache/due'
import {
  contentChanges,
  type Dependency,
  isSharedList,
  readDues,
  type SharedList,
} from '@/server/content/changes'
import { logger, reasonOf } from '@/server/log/logger'
import { dependencyStore } from './dependency-store'

/** Lists as this process last wrote them: they rarely change, and every page uses some. */
const writtenLists = new Map<SharedList, ReadonlySet<Dependency>>()

/** With those of the lists among them. */
export function wholeDependencies(dependencies: Iterable<Dependency>): Dependency[] {
  return [...dependencies].flatMap((dependency) => [
    dependency,
    ...(isSharedList(dependency)
      ? wholeDependencies(contentChanges().recordOfList(dependency)?.dependencies ?? [])
      : []),
  ])
}

/** A list may depend on another. */
const writeLists = async (dependencies: ReadonlySet<Dependency>): Promise<void> => {
  for (const list of [...dependencies].filter(isSharedList)) {
    const known = contentChanges().recordOfList(list)?.dependencies
    if (!known || writtenLists.get(list) === known) continue
    await dependencyStore().write(list, [...known])
    writtenLists.set(list, known)
    await writeLists(known)
  }
}

/** Stores a path's dependencies, or deletes those of one without a page. A failure is logged only. */
export async function saveDependencies(
  path: string,
  dependencies: ReadonlySet<Dependency> | null,
): Promise<void> {
  for (const due of readDues(wholeDependencies(dependencies ?? []))) noteDue(due)
  try {
    if (dependencies) {
      await writeLists(dependencies)
      await dependencyStore().write(path, [...dependencies])
    } else await dependencyStore().remove(path)
  } catch (error) {
    logger.warn(`publishing: not recorded what ${path} is made of: ${reasonOf(error)}`)
  }
}

/** When recorded pages changed last, by path; ISO 8601. Empty if that cannot be read. */
export async function updateTimes(): Promise<ReadonlyMap<string, string>> {
  const PREFIX = 'updated:'
  try {
    return new Map(
      [...(await dependencyStore().readAll())].flatMap(([path, dependencies]) => {
        const time = dependencies.find((one) => one.startsWith(PREFIX))?.slice(PREFIX.length)
        return time ? [[path, time] as const] : []
      }),
    )
  } catch (error) {
    logger.warn(`publishing: not read when pages changed: ${reasonOf(error)}`)
    return new Map()
  }
}

/** Whether this machine has a recorded page at a path. */
export function isPageMade(path: string): Promise<boolean> {
  return dependencyStore().has(path)
}
