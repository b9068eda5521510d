import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { serverEnv } from '@/config/env'
import { logger, reasonOf } from '@/logging/logger'
import { sluggedPageTypes } from '@/routing/page-types'
import type { PathIndex } from './path-index'

/**
 * The path index on disk: workers of one build do not share memory (pitfalls A), and a server that starts should know
 * its pages without asking. Named after space and environment, so that another space never reads it.
 */
const fileName = (): string => {
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, CONTENTFUL_DELIVERY_HOST, CONTENTFUL_USE_PREVIEW } =
    serverEnv()
  const host = CONTENTFUL_DELIVERY_HOST.replace(/[^a-z0-9]+/gi, '-')
  const kind = CONTENTFUL_USE_PREVIEW ? 'preview' : 'delivery'
  return path.join(
    '.next',
    'cache',
    'content',
    `paths-${host}-${CONTENTFUL_SPACE_ID}-${CONTENTFUL_ENVIRONMENT}-${kind}.json`,
  )
}

/** What an earlier version of the site wrote, with other page types, is not read. */
const storedIndex = z.array(
  z.tuple([
    z.string(),
    z.object({
      type: z.enum(sluggedPageTypes),
      id: z.string(),
      rawSlug: z.string(),
      title: z.string().nullable(),
      updatedAt: z.string().nullable(),
      isHidden: z.literal(true).exactOptional(),
    }),
  ]),
)

export const readPathFile = (): PathIndex | null => {
  try {
    return new Map(storedIndex.parse(JSON.parse(readFileSync(fileName(), 'utf8'))))
  } catch {
    // No build has been here yet, or the disk cannot be read: the index is asked for instead.
    return null
  }
}

export const writePathFile = (index: PathIndex): void => {
  const file = fileName()
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify([...index]))
    renameSync(`${file}.${process.pid}`, file)
  } catch (error) {
    logger.warn(`content: the path index stays in memory only: ${reasonOf(error)}`)
  }
}
