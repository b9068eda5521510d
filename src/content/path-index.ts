import { isBuilding, isDeveloping } from '@/config/env'
import { LOCALE } from '@/config/site'
import { processWide } from '@/lib/process-wide'
import { logger, reasonOf } from '@/logging/logger'
import { fixedSlugs, pageTypes, type SluggedPageType, sluggedPageTypes } from '@/routing/page-types'
import { isServableSlug, trimSlug } from '@/routing/slugs'
import { askList } from './ask-list'
import { withoutDependencies } from './dependencies'
import type { ContentGraph } from './graph'
import { notePathChanges } from './path-changes'
import { readPathFile, writePathFile } from './path-file'
import { refuseSuddenLoss, refuseWhileLost } from './path-loss'
import { withPriority } from './priority'
import { slugListQuery } from './questions'
import { isLink } from './reader/values'
import type { RawEntry } from './reply'
import type { ContentSource } from './source'

/** Where a page is found: its type, the slug as editors wrote it, and what listings of pages say of it. */
export interface PathEntry {
  type: SluggedPageType
  id: string
  rawSlug: string
  title: string | null
  /** ISO 8601. */
  updatedAt: string | null
  /** The page asks search engines not to list it; left out where it does not. */
  isHidden?: true
}

/** Every page with a slug, by its slug without slashes at the ends. */
export type PathIndex = ReadonlyMap<string, PathEntry>

const isHidden = (entry: RawEntry, graph: ContentGraph): boolean => {
  const link = entry.fields.metadata
  return isLink(link) && graph.entry(link.sys.id)?.fields.noIndex === true
}

/** Without blanks at its ends; null when it says nothing. */
const titleOf = (value: unknown): string | null => (typeof value === 'string' ? value.trim() || null : null)

const toPathEntry = (
  entry: RawEntry,
  type: SluggedPageType,
  graph: ContentGraph,
): [string, PathEntry] | null => {
  const { titleField } = pageTypes[type]
  // As written, because the page is asked for by it.
  const rawSlug = typeof entry.fields.slug === 'string' ? entry.fields.slug : ''
  const slug = trimSlug(rawSlug)
  if (!isServableSlug(slug)) {
    logger.warn(
      { entry: entry.sys.id, field: 'slug' },
      `content: entry ${entry.sys.id} field slug: "${rawSlug}" is blank, has dots, capitals or spaces, or begins with the language; not served`,
    )
    return null
  }
  if (fixedSlugs.includes(slug)) {
    logger.warn(
      { entry: entry.sys.id, field: 'slug' },
      `content: entry ${entry.sys.id} field slug: "${rawSlug}" is the address of a page that every site has; not served`,
    )
    return null
  }
  const title = titleOf(entry.fields[titleField])
  return [
    slug,
    {
      type,
      id: entry.sys.id,
      rawSlug,
      title,
      updatedAt: entry.sys.updatedAt ?? null,
      ...(isHidden(entry, graph) && { isHidden: true }),
    },
  ]
}

/** Asks for the slugs of every page type, one list a type (specification §7, "Page slug list"). @throws ContentError */
const askPathIndex = async (source: ContentSource): Promise<PathIndex> => {
  const lists = await Promise.all(
    sluggedPageTypes.map(async (type) => {
      const { contentType, titleField } = pageTypes[type]
      const query = slugListQuery(contentType)
      const { items, graph } = await askList(source, {
        ...query,
        select: `${query.select},fields.${titleField},fields.metadata`,
        locale: LOCALE,
      })
      return items.map((entry) => toPathEntry(entry, type, graph)).filter((found) => found !== null)
    }),
  )
  const index = new Map<string, PathEntry>()
  for (const [slug, entry] of lists.flat()) {
    const taken = index.get(slug)
    if (taken)
      logger.warn(
        { entry: entry.id, field: 'slug' },
        `content: entry ${entry.id} field slug: "${slug}" belongs to entry ${taken.id} already`,
      )
    else index.set(slug, entry)
  }
  return index
}

/** Milliseconds in which an unknown slug does not make the index be asked for again; editors wait for their drafts. */
const MISS_INTERVAL: Record<ContentSource, number> = { delivery: 10_000, preview: 1_000 }
/** Milliseconds for which titles and paths of drafts are taken as they are. */
const DRAFTS_KNOWN_FOR = 10_000

interface KeptIndex {
  index: PathIndex
  /** When it was asked for, milliseconds since 1970. */
  at: number
}

/** Shared with API routes: a webhook renews what pages then read. */
const memory = processWide('path-index', () => new Map<ContentSource, KeptIndex>())
const running = processWide('path-index-running', () => new Map<ContentSource, Promise<PathIndex>>())

/**
 * What a served site makes of an answer, before it is believed. A build and a developer's server take it as it is: they may
 * have been given another space.
 */
const compareWithKnown = async (index: PathIndex): Promise<void> => {
  const known = memory.get('delivery')?.index ?? readPathFile()
  if (!known || isBuilding() || isDeveloping()) return
  await refuseSuddenLoss(known, index)
  notePathChanges(known, index)
}

/**
 * Asks anew, shares one request among concurrent callers, and keeps the answer for this worker and the next ones.
 * @throws ContentError
 */
export const refreshPathIndex = (source: ContentSource): Promise<PathIndex> => {
  const already = running.get(source)
  if (already) return already
  const at = Date.now()
  const work = withPriority('visitor', () => withoutDependencies(() => askPathIndex(source)))
    .then(async (index) => {
      if (source === 'delivery') await compareWithKnown(index)
      memory.set(source, { index, at })
      if (source === 'delivery') writePathFile(index)
      return index
    })
    .finally(() => running.delete(source))
  running.set(source, work)
  return work
}

/** The index as it is from now on: an answer that is still on its way may be older than what editors just did. */
export const renewPathIndex = async (source: ContentSource): Promise<PathIndex> => {
  await running.get(source)?.catch(() => null)
  return refreshPathIndex(source)
}

/** The index as last known: from memory, else as the build left it, else asked for. */
export const knownPathIndex = async (source: ContentSource): Promise<PathIndex> => {
  const kept = memory.get(source)
  const isOld = source === 'preview' && !isBuilding() && Date.now() - (kept?.at ?? 0) >= DRAFTS_KNOWN_FOR
  if (kept && !isOld) return kept.index
  const stored = source === 'delivery' ? readPathFile() : null
  if (!stored) return refreshPathIndex(source)
  memory.set(source, { index: stored, at: isBuilding() ? Date.now() : 0 })
  return stored
}

/** The index as asked for since a time (milliseconds since 1970); asked for now when it is older. @throws ContentError */
export const pathIndexSince = async (source: ContentSource, since: number): Promise<PathIndex> => {
  const kept = memory.get(source)
  if (kept && kept.at >= since) return kept.index
  if (source === 'delivery') refuseWhileLost()
  const index = await refreshPathIndex(source)
  // What was under way already may have been asked too early.
  return (memory.get(source)?.at ?? 0) >= since ? index : refreshPathIndex(source)
}

/**
 * The index with a slug that is not known yet: asked for again, but at most every ten seconds, so that a flood of
 * unknown addresses costs the content service nothing.
 */
export const pathIndexAfterMiss = (source: ContentSource): Promise<PathIndex> =>
  pathIndexSince(source, Date.now() - MISS_INTERVAL[source] + 1)

/** Milliseconds for which lists of pages, such as sitemap.xml, take the index as it is. */
const RECENT = 60_000

/** The index, at most a minute old; the last known one when the service cannot be asked. */
export const recentPathIndex = async (source: ContentSource): Promise<PathIndex> => {
  const known = await knownPathIndex(source)
  try {
    return await pathIndexSince(source, Date.now() - RECENT + 1)
  } catch (error) {
    logger.warn(`content: keeping the last known paths: ${reasonOf(error)}`)
    return known
  }
}
