import { z } from 'zod'
import { cacheFolder } from '@/server/cache/cache-folder'
import { type RedisLink, redisLink } from '@/server/cache/redis-link'
import { sharedName } from '@/server/cache/shared-name'
import type { Dependency, SharedList } from '@/server/content/changes'
import { logger, reasonOf } from '@/server/log/logger'
import { chunksOf } from '@/shared/utils/chunks'

/** A path with its final slash, or a list shared by pages. */
export type DependencyNode = string | SharedList

/** Dependencies of each path and shared list, as last rendered. */
export type DependencyMap = ReadonlyMap<DependencyNode, readonly Dependency[]>

/** Which entries and assets each page uses: written by all processes, read by the one with the webhook. */
export interface DependencyStore {
  write(node: DependencyNode, dependencies: readonly Dependency[]): Promise<void>
  /** Deletes the record of a path without a page. @returns false if this machine had none. */
  remove(node: DependencyNode): Promise<boolean>
  has(node: DependencyNode): Promise<boolean>
  readAll(): Promise<DependencyMap>
}

/** One text: a page has a hundred dependencies, and JSON of a hundred strings is slow to validate. */
const stored = z.object({ node: z.string(), dependencies: z.string() })

const SEPARATOR = '\n'

function serializeDependencies(dependencies: readonly Dependency[]): string {
  return dependencies.join(SEPARATOR)
}

/** Not validated: only `fold` writes these texts. */
function parseDependencies(text: string): Dependency[] {
  return text.split(SEPARATOR).filter((part): part is Dependency => part.includes(':'))
}

/** Records on this machine's disk, shared by its processes. */
function createFileDependencyStore(folder = cacheFolder('dependencies')): DependencyStore {
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

/** Per space, not per build: all builds use the same entries. */
const hashKey = (): string => sharedName('dependencies')

/** Records per command, so that Redis responds in time. */
const BATCH = 500

/**
 * Each instance's records on its disk, and all in a Redis hash, for the one that gets a webhook. While Redis
 * is unavailable, new records wait; an emptied Redis gets all.
 */
export function createSharedDependencyStore(local: DependencyStore, link: RedisLink): DependencyStore {
  /** Null for a path without a page. */
  const toShare = new Map<DependencyNode, string | null>()

  /** Records of this process: a Redis without them was emptied. */
  const recorded = new Set<DependencyNode>()

  const share = async (): Promise<void> => {
    try {
      for (const batch of chunksOf([...toShare], BATCH)) {
        await link.send(async (client) => {
          const commands = client.multi()
          for (const [node, record] of batch)
            if (record === null) commands.hDel(hashKey(), node)
            else commands.hSet(hashKey(), node, record)
          await commands.exec()
        })
        for (const [node, record] of batch) if (toShare.get(node) === record) toShare.delete(node)
      }
    } catch (error) {
      logger.debug(`publishing: ${toShare.size} record(s) wait for Redis: ${reasonOf(error)}`)
    }
  }

  const shareWhatIsMissing = async (): Promise<void> => {
    const there = new Set(await link.send((client) => client.hKeys(hashKey())))
    const missing = [...recorded].filter((node) => !there.has(node) && !toShare.has(node))
    const own = missing.length > 0 ? await local.readAll() : new Map<DependencyNode, readonly Dependency[]>()
    for (const node of missing) {
      const dependencies = own.get(node)
      if (dependencies) toShare.set(node, serializeDependencies(dependencies))
    }
    if (toShare.size > 0) await share()
  }
  link.onUp(() => {
    shareWhatIsMissing().catch((error) =>
      logger.debug(`publishing: records wait for Redis: ${reasonOf(error)}`),
    )
  })

  return {
    write: async (node, dependencies) => {
      await local.write(node, dependencies)
      recorded.add(node)
      toShare.set(node, serializeDependencies(dependencies))
      await share()
    },
    remove: async (node) => {
      const wasKnown = await local.remove(node)
      recorded.delete(node)
      // Visitors invent any number of addresses: during an outage, only recorded ones are remembered.
      if (!wasKnown && !link.isUp()) return false
      toShare.set(node, null)
      await share()
      if (!wasKnown && toShare.get(node) === null) toShare.delete(node)
      return wasKnown
    },
    has: (node) => local.has(node),
    readAll: async () => {
      const own = await local.readAll()
      try {
        const shared = await link.send((client) => client.hGetAll(hashKey()))
        return new Map([
          ...own,
          ...Object.entries(shared)
            .filter(([node]) => !toShare.has(node))
            .map(([node, record]) => [node, parseDependencies(record)] as const),
        ])
      } catch (error) {
        logger.warn(`publishing: records of other instances are not at hand: ${reasonOf(error)}`)
        return own
      }
    },
  }
}

const localStore = createFileDependencyStore()
let shared: DependencyStore | null = null

/** The site's store: on disk, and with REDIS_URL for all instances. */
export function dependencyStore(): DependencyStore {
  const link = redisLink()
  if (!link) return localStore
  shared ??= createSharedDependencyStore(localStore, link)
  return shared
}
