import { z } from 'zod'
import type { Dependency } from '@/content/changes'
import { keptFolder } from '../kept-folder'
import type { PathNode, PathStore } from './path-store'

/** Folded into one text: a page has a hundred dependencies, and JSON of a hundred strings is slow to check. */
const stored = z.object({ node: z.string(), dependencies: z.string() })

const SEPARATOR = '\n'

export const fold = (dependencies: readonly Dependency[]): string => dependencies.join(SEPARATOR)

/** Ours: nothing but `fold` makes these texts. */
export const unfold = (text: string): Dependency[] =>
  text.split(SEPARATOR).filter((part): part is Dependency => part.includes(':'))

/** The records on this machine's disk, which all its processes share. */
export const createFilePathStore = (folder = keptFolder('made-of')): PathStore => ({
  write: (node, dependencies) => folder.write(node, { node, dependencies: fold(dependencies) }),
  remove: (node) => folder.remove(node),
  has: (node) => folder.has(node),
  readAll: async () => {
    const records = new Map<PathNode, readonly Dependency[]>()
    for (const value of await folder.readAll()) {
      const parsed = stored.safeParse(value)
      if (parsed.success) records.set(parsed.data.node, unfold(parsed.data.dependencies))
    }
    return records
  },
})
