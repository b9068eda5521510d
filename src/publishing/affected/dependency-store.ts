import { z } from 'zod'
import { cacheFolder } from '@/cache/cache-folder'
import type { Dependency, SharedList } from '@/content/changes'

/** A path with its final slash, or a list shared by pages. */
export type DependencyNode = string | SharedList

/** Dependencies of each path and shared list, as last rendered. */
export type DependencyMap = ReadonlyMap<DependencyNode, readonly Dependency[]>

/** Which entries and assets each page uses: written by all processes, read by the one with the webhook. */
export interface DependencyStore {
  /** Replaces the record of one path or list. */
  write(node: DependencyNode, dependencies: readonly Dependency[]): Promise<void>
  /** Deletes the record of a path without a page. @returns false if this machine had none. */
  remove(node: DependencyNode): Promise<boolean>
  /** Whether this machine has rendered a path that still has a page. */
  has(node: DependencyNode): Promise<boolean>
  readAll(): Promise<DependencyMap>
}

/** One text: a page has a hundred dependencies, and JSON of a hundred strings is slow to validate. */
const stored = z.object({ node: z.string(), dependencies: z.string() })

const SEPARATOR = '\n'

export function serializeDependencies(dependencies: readonly Dependency[]): string {
  return dependencies.join(SEPARATOR)
}

/** Not validated: only `fold` writes these texts. */
export function parseDependencies(text: string): Dependency[] {
  return text.split(SEPARATOR).filter((part): part is Dependency => part.includes(':'))
}

/** Records on this machine's disk, shared by its processes. */
export function createFileDependencyStore(folder = cacheFolder('dependencies')): DependencyStore {
  return {
    write: (node, dependencies) =>
      folder.write(node, { node, dependencies: serializeDependencies(dependencies) }),
    remove: (node) => folder.remove(node),
    has: (node) => folder.has(node),
    readAll: async () => {
      const dependencyMap = new Map<DependencyNode, readonly Dependency[]>()
      for (const value of await folder.readAll()) {
        const parsed = stored.safeParse(value)
        if (parsed.success) dependencyMap.set(parsed.data.node, parseDependencies(parsed.data.dependencies))
      }
      return dependencyMap
    },
  }
}
