import { logger } from '@/server/log/logger'
import { DEEP_INCLUDE_DEPTH, LOCALE, SLUG_LIST_LIMIT } from '@/shared/config/site'
import { followsForm } from '@/shared/content-model/types/content-page'
import { isServableSlug, trimSlug } from '@/shared/routing/links'
import { fixedSlugs, pageTypes, type SluggedPageType, sluggedPageTypes } from '@/shared/routing/page-types'
import { isBlank } from '@/shared/utils/is-blank'
import type { ContentSource } from '../service/client'
import type { FetchEntries } from '../service/fetch-entries'
import type { ContentGraph } from '../service/graph'
import { isLink, type RawEntry } from '../service/reply'
import { fetchFeatures } from './fetch-features'
import type { PathEntry, PathIndex } from './path-entry'

const isHidden = (entry: RawEntry, graph: ContentGraph): boolean => {
  const { metadata } = entry.fields
  return isLink(metadata) && graph.entry(metadata.sys.id)?.fields.noIndex === true
}

const titleOf = (value: unknown): string | null =>
  typeof value === 'string' && !isBlank(value) ? value.trim() : null

const toPathEntry = (
  entry: RawEntry,
  type: SluggedPageType,
  graph: ContentGraph,
  features: readonly string[],
): [string, PathEntry] | null => {
  const { titleField } = pageTypes[type]
  // As written, because the page is queried by it.
  const rawSlug = typeof entry.fields.slug === 'string' ? entry.fields.slug : ''
  const slug = trimSlug(rawSlug)
  const refusal = !isServableSlug(slug)
    ? 'is blank, has dots, capitals or spaces, or begins with the language'
    : fixedSlugs.includes(slug) && 'is the address of a page that every site has'
  if (refusal) {
    logger.warn(
      { entry: entry.sys.id, field: 'slug' },
      `content: entry ${entry.sys.id} field slug: "${rawSlug}" ${refusal}; not served`,
    )
    return null
  }
  const title = titleOf(entry.fields[titleField])
  const { role } = entry.fields
  const places = [...features, ...(type === 'content' && typeof role === 'string' ? [role] : [])]
  return [
    slug,
    {
      type,
      id: entry.sys.id,
      rawSlug,
      title,
      updatedAt: entry.sys.updatedAt ?? null,
      ...((isHidden(entry, graph) || followsForm(role)) && { isHidden: true }),
      ...(places.length > 0 && { places }),
    },
  ]
}

/** Slugs, titles and metadata of a page type (QUERY-2). Without the whole `sys` there is no content type. */
const slugListQuery = (type: SluggedPageType) => ({
  content_type: pageTypes[type].contentType,
  select: `sys,fields.slug,fields.${pageTypes[type].titleField},fields.metadata${type === 'content' ? ',fields.role' : ''}`,
  include: DEEP_INCLUDE_DEPTH,
  limit: SLUG_LIST_LIMIT,
  locale: LOCALE,
})

const createdAt = ({ sys }: RawEntry): string => sys.createdAt ?? ''

/** Fetches the slugs of every page type, one list a type; of entries with one slug the oldest has it. @throws ContentError */
export async function fetchPathIndex(fetchEntries: FetchEntries, source: ContentSource): Promise<PathIndex> {
  const listing = sluggedPageTypes.map(async (type) => {
    const { items, graph } = await fetchEntries(source, slugListQuery(type))
    return items.map((entry) => ({ entry, type, graph }))
  })
  const [lists, features] = await Promise.all([Promise.all(listing), fetchFeatures(fetchEntries, source)])
  const index = new Map<string, PathEntry>()
  const oldest = lists.flat().sort((one, other) => createdAt(one.entry).localeCompare(createdAt(other.entry)))
  for (const read of oldest) {
    const found = toPathEntry(read.entry, read.type, read.graph, features.get(read.entry.sys.id) ?? [])
    if (!found) continue
    const [slug, entry] = found
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
