import Negotiator from 'negotiator'
import { writtenAddress } from './written-address'

/** Characters of a path, encoded: slugs and redirects are shorter. */
const LONGEST = 1500

/** Pages and their data. */
const PAGE = /^\/(?:_next\/data\/[^/]+\/)?pt-br\//
const MARKDOWN_FILE = /^\/pt-br\/(?<slug>(?:[a-z0-9-]+\/)*[a-z0-9-]+)\.md$/
/** Not pages rendered per visitor. */
const HAS_MARKDOWN = /^\/pt-br\/(?!(?:conta|link|moderacao|enviar)\/)(?<slug>(?:[a-z0-9-]+\/)*[a-z0-9-]+)\/$/

/** Whether a request prefers Markdown (RFC 9110, 12.5.1). Who takes anything gets HTML. */
const prefersMarkdown = (accept = ''): boolean =>
  new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']) === 'text/markdown'

/** Whether the response to an address depends on `Accept`, as caches have to know. */
export function isNegotiated(address: string): boolean {
  return HAS_MARKDOWN.test(writtenAddress(address.split('?', 1)[0] ?? '') ?? '')
}

const NOT_FOUND = '/404/'
const markdownOf = (slug: string, query = ''): string => `/api/markdown/?pagina=${slug}${query}`

/**
 * The address under which Next serves a request. What neither a page nor a redirect can be is "not found". Pages as
 * Markdown (behavior TWIN-1) are an API route: Next's rewrites would make browsers render every page twice.
 */
export function internalAddress(address: string, accept: string | undefined): string {
  const [given = ''] = address.split('?', 1)
  const path = writtenAddress(given)
  if (path === null) return NOT_FOUND
  if (!PAGE.test(path)) return path + address.slice(given.length)
  if (path.length >= LONGEST) return NOT_FOUND
  const file = MARKDOWN_FILE.exec(path)?.groups?.slug
  if (file !== undefined) return markdownOf(file)
  const page = prefersMarkdown(accept) ? HAS_MARKDOWN.exec(path)?.groups?.slug : undefined
  return page === undefined ? path + address.slice(given.length) : markdownOf(page, '&negociado=')
}
