import { contentChanges, type Dependency, type SharedList } from '@/content/changes'
import { logger, reasonOf } from '@/logging/logger'
import { dependencyStore } from './shared-dependency-store'

const isList = (dependency: Dependency): dependency is SharedList => dependency.startsWith('list:')

/** Shared answers as this process wrote them last: they change seldom, and every page shows some. */
const writtenLists = new Map<SharedList, ReadonlySet<Dependency>>()

/** A shared answer may itself be made with the help of another. */
const writeLists = async (dependencies: ReadonlySet<Dependency>): Promise<void> => {
  for (const list of [...dependencies].filter(isList)) {
    const known = contentChanges().dependenciesOfList(list)
    if (!known || writtenLists.get(list) === known) continue
    await dependencyStore().write(list, [...known])
    writtenLists.set(list, known)
    await writeLists(known)
  }
}

/**
 * Keeps what a path was made of, or forgets a path that has no page. A page is worth more than its record: when the
 * record cannot be written, the page is served all the same and the log says so.
 */
export async function saveDependencies(
  path: string,
  dependencies: ReadonlySet<Dependency> | null,
): Promise<void> {
  try {
    if (dependencies) {
      await writeLists(dependencies)
      await dependencyStore().write(path, [...dependencies])
    } else await dependencyStore().remove(path)
  } catch (error) {
    logger.warn(`publishing: not recorded what ${path} is made of: ${reasonOf(error)}`)
  }
}

/** Whether this machine has a page at a path already, as far as the records tell. */
export function isPageMade(path: string): Promise<boolean> {
  return dependencyStore().has(path)
}
