import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { logger, reasonOf } from '@/server/log/logger'
import { ownBuildFolder, type ServerEnv } from '@/shared/config/env'
import { type PathIndex, pathEntry } from './path-entry'

/** A file named after space and environment, so that another space never reads it. */
export function contentFile(env: ServerEnv, name: string): string {
  const host = env.CONTENTFUL_DELIVERY_HOST.replace(/[^a-z0-9]+/gi, '-')
  const kind = env.CONTENTFUL_USE_PREVIEW ? 'preview' : 'delivery'
  const place = [host, env.CONTENTFUL_SPACE_ID, env.CONTENTFUL_ENVIRONMENT, kind].join('-')
  return path.join(ownBuildFolder(), 'cache', 'content', `${name}-${place}.json`)
}

const storedIndex = z.array(z.tuple([z.string(), pathEntry]))

export type PathFile = ReturnType<typeof createPathFile>

/** The path index on disk, for workers of a build and a server that starts. */
export function createPathFile(env: ServerEnv) {
  const file = contentFile(env, 'paths')
  return {
    read: (): PathIndex | null => {
      try {
        return new Map(storedIndex.parse(JSON.parse(readFileSync(file, 'utf8'))))
      } catch {
        return null
      }
    },
    write: (index: PathIndex): void => {
      try {
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(`${file}.${process.pid}`, JSON.stringify([...index]))
        renameSync(`${file}.${process.pid}`, file)
      } catch (error) {
        logger.warn(`content: the path index stays in memory only: ${reasonOf(error)}`)
      }
    },
  }
}
