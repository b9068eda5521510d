import { logger } from '@/server/log/logger'
import { MAX_RELATED } from '@/shared/config/site'
import { chunksOf } from '@/shared/utils/chunks'
import type { ContentClient, ContentSource, EntriesQuery } from './client'
import type { DependOn } from './dependencies'
import { ContentError, type ContentErrorMeta } from './errors'
import { type Fetch, type FetchEntry, type FetchedEntry, RELATIONS } from './fetch-entries'
import { createGraph } from './graph'
import type { SendCall } from './query'
import { isLink, type RawAsset, type RawEntry, type RawLink, readAssetReply } from './reply'

type PageQuery = EntriesQuery & { include?: number }

/** Related entries of the page itself that are read: more than are shown, because some may not be published. */
const RELATED_READ = 2 * MAX_RELATED
const IDS_PER_CALL = 100
/** Levels of links where a query does not say how many: the service's own. */
const DEFAULT_DEPTH = 1

const linksIn = (value: unknown): RawLink[] => {
  if (isLink(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []
}

const idsOf = (links: RawLink[], linkType: 'Entry' | 'Asset', known: ReadonlySet<string>): string[] => [
  ...new Set(
    links.filter(({ sys }) => sys.linkType === linkType && !known.has(sys.id)).map(({ sys }) => sys.id),
  ),
]

const withRelations = (entry: RawEntry, count: number): RawEntry => ({
  ...entry,
  fields: Object.fromEntries(
    Object.entries(entry.fields).map(([name, value]) => [
      name,
      RELATIONS.includes(name) && Array.isArray(value) ? value.slice(0, count) : value,
    ]),
  ),
})

interface Parts extends Omit<Fetch, 'fetchPages'> {
  client: ContentClient
  sendCall: SendCall
  dependOn: DependOn
}

/** Follows links level by level, a hundred entries a query, without relations of linked entries. */
const createFetchByLevels =
  ({ client, sendCall, fetchEntries, fetchEntry, dependOn }: Parts) =>
  async (
    source: ContentSource,
    { include: depth = DEFAULT_DEPTH, ...query }: PageQuery,
    meta: ContentErrorMeta,
  ): Promise<FetchedEntry | null> => {
    const base = await fetchEntry(source, { ...query, include: 0 }, meta)
    if (!base) return null
    const page = withRelations(base.entry, RELATED_READ)
    const entries = new Map([[page.sys.id, page]])
    const assets = new Map<string, RawAsset>()
    const common = { limit: IDS_PER_CALL, locale: query.locale ?? '*' }
    const fetchAssets = (ids: string[]): Promise<RawAsset[]> =>
      sendCall(
        {
          send: (metadata) => client.readAssets(source, { 'sys.id[in]': ids.join(','), ...common }, metadata),
          check: readAssetReply,
        },
        meta,
      )
    let level = [page]
    for (let depthLeft = depth; level.length > 0; depthLeft -= 1) {
      const links = level.flatMap(({ fields }) => linksIn(fields))
      for (const ids of chunksOf(idsOf(links, 'Asset', new Set(assets.keys())), IDS_PER_CALL))
        for (const asset of await fetchAssets(ids)) assets.set(asset.sys.id, asset)
      level = []
      if (depthLeft <= 0) break
      for (const ids of chunksOf(idsOf(links, 'Entry', new Set(entries.keys())), IDS_PER_CALL)) {
        const wanted = { 'sys.id[in]': ids.join(','), include: 0, ...common }
        const { items } = await fetchEntries(source, wanted, meta)
        level.push(...items.map((entry) => withRelations(entry, 0)))
      }
      for (const entry of level) entries.set(entry.sys.id, entry)
    }
    const found = { total: 1, skip: 0, limit: 1, items: [...entries.values()] }
    const includes = { Entry: [], Asset: [...assets.values()] }
    return { entry: page, graph: createGraph([{ ...found, includes }], dependOn) }
  }

/** Fetches a page's entry with its links: in one query or, above 7 MB, level by level. @throws ContentError */
export function createFetchPage(parts: Parts): FetchEntry {
  const fetchByLevels = createFetchByLevels(parts)
  return async (source, query, meta = {}) => {
    try {
      return await parts.fetchEntry(source, query, meta)
    } catch (error) {
      if (!(error instanceof ContentError) || error.code !== 'tooBig') throw error
      logger.warn(
        { code: error.code, ...error.meta },
        `content: a page with all it links to exceeds 7 MB: asked for level by level, with ${RELATED_READ} related entries at most`,
      )
      return fetchByLevels(source, query, meta)
    }
  }
}
