import type { Kind, View } from '../content/view'
import type { Params } from '../query/params'
import type { Reply } from './reply'

const MAX_BYTES = 64 * 1024 * 1024

/** Finished replies of one state of a view, least recently used first. */
interface Shelf {
  version: number
  bytes: number
  replies: Map<string, Reply>
}

const shelves = new WeakMap<View, Shelf>()

const shelfOf = (view: View): Shelf => {
  const known = shelves.get(view)
  if (known !== undefined && known.version === view.version) return known
  const made = { version: view.version, bytes: 0, replies: new Map<string, Reply>() }
  shelves.set(view, made)
  return made
}

const shrink = (shelf: Shelf): void => {
  for (const [oldest, { body }] of shelf.replies) {
    if (shelf.bytes <= MAX_BYTES) return
    shelf.replies.delete(oldest)
    shelf.bytes -= body.length
  }
}

/**
 * Text that queries with the same reply share: the order of parameters, the token and a locale left out do not
 * count. The path does only for cursor paging, whose links repeat it.
 */
export function replyKey(kind: Kind, params: Params, locale: string, path: string): string {
  const { access_token: _token, ...requested } = params
  const sorted = Object.entries({ ...requested, locale }).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([kind, params.cursor === 'true' ? [path, requested.locale] : null, sorted])
}

/** The reply to a query, as bytes with its entity tag; made again only after the space has changed. */
export function cachedReply(view: View, key: string, make: () => Reply): Reply {
  const shelf = shelfOf(view)
  const known = shelf.replies.get(key)
  const reply = known ?? make()
  shelf.replies.delete(key)
  shelf.replies.set(key, reply)
  if (known === undefined) shelf.bytes += reply.body.length
  shrink(shelf)
  return reply
}
