import { LOCALE, QUERY_DATA_LIMIT } from '@/shared/config/site'
import { chunksOf } from '@/shared/utils/chunks'
import type { ContentSource } from '../service/client'
import { ContentError } from '../service/errors'
import type { FetchEntries } from '../service/fetch-entries'
import { isLink, type RawEntry } from '../service/reply'

const linked = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isLink).map(({ sys }) => sys.id) : []

/** A space whose model lacks the content type has no such entry. */
const noneWithoutType = (error: unknown): { items: RawEntry[] } => {
  if (error instanceof ContentError && error.reason.includes('unknownContentType')) return { items: [] }
  throw error
}

/** Ids in one query: an address has some 8,000 characters. */
const MOST_IDS = 100

/**
 * The features on each content page, by the page's id, in the order of its blocks: three small queries, whatever the
 * size of the pages (behavior ROUTE-11). @throws ContentError
 */
export async function fetchFeatures(
  fetchEntries: FetchEntries,
  source: ContentSource,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const common = { include: 0, limit: QUERY_DATA_LIMIT, locale: LOCALE }
  /** Entries of a type that link to known ones by a field; what they link to is by id. */
  const holders = async (
    content_type: string,
    field: string,
    known: ReadonlyMap<string, readonly string[]>,
  ) => {
    const replies = await Promise.all(
      chunksOf([...known.keys()], MOST_IDS).map((ids) =>
        fetchEntries(source, {
          ...common,
          content_type,
          select: `sys,fields.${field}`,
          [`fields.${field}.sys.id[in]`]: ids.join(),
        }),
      ),
    )
    const found = replies.flatMap(({ items }) => items)
    return new Map(
      found.map(({ sys, fields }: RawEntry) => [
        sys.id,
        linked(fields[field]).flatMap((id) => known.get(id) ?? []),
      ]),
    )
  }
  const { items } = await fetchEntries(source, {
    ...common,
    content_type: 'feature',
    select: 'sys,fields.featureType',
  }).catch(noneWithoutType)
  const features = new Map(items.map(({ sys, fields }) => [sys.id, [String(fields.featureType)]]))
  const containers = await holders('sectionContainer', 'sectionContent', features)
  return holders('contentPage', 'sectionContainers', containers)
}
