import type { ExportAsset, ExportEntry, SpaceExport } from '@sandbox/export-format'
import { type DeliveredItem, makeReply } from '@tests/factories/replies'
import { PREVIEW_TOKEN } from './environment'
import type { Answer, Call } from './fake-service'

const published = <Item extends ExportEntry | ExportAsset>(item: Item): Item => ({
  ...item,
  sys: { ...item.sys, publishedVersion: item.sys.publishedVersion ?? 1 },
})

/** The space as the preview API sees it: drafts count as published. */
const withDrafts = (space: SpaceExport): SpaceExport => ({
  ...space,
  entries: space.entries.map(published),
  assets: space.assets.map(published),
})

/** A question that names no content type is about entries of all. */
const typesOf = ({ query }: Call, space: SpaceExport): string[] =>
  (query.get('content_type') ?? query.get('sys.contentType.sys.id[in]'))?.split(',') ?? [
    ...new Set(space.entries.map(({ sys }) => sys.contentType.sys.id)),
  ]

const matches = (item: DeliveredItem, { query }: Call): boolean => {
  const slug = query.get('fields.slug')
  const ids = query.get('sys.id[in]')?.split(',')
  return (slug === null || item.fields.slug === slug) && (!ids || ids.includes(item.sys.id))
}

/** Answers questions for entries out of an export: content types, ids, slug, paging, and drafts to the preview token. */
export const serveSpace = (space: SpaceExport): Answer => {
  const drafts = withDrafts(space)
  return (call) => {
    const seen = call.token === PREVIEW_TOKEN ? drafts : space
    const replies = typesOf(call, seen).map((type) => makeReply(seen, type))
    const items = replies.flatMap((reply) => reply.items).filter((item) => matches(item, call))
    const skip = Number(call.query.get('skip') ?? 0)
    const limit = Number(call.query.get('limit') ?? 100)
    const includes = makeReply(seen, '').includes
    return {
      body: {
        sys: { type: 'Array' },
        total: items.length,
        skip,
        limit,
        items: items.slice(skip, skip + limit),
        ...(call.query.get('include') !== '0' && { includes }),
      },
    }
  }
}
