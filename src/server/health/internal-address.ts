import Negotiator from 'negotiator'

/** Characters of a path, encoded: slugs and redirects are shorter. */
const LONGEST = 1500

/** Pages and their data. */
const PAGE = /^\/(?:_next\/data\/[^/]+\/)?pt-br\/(?<path>.*)$/
/** Encoded control characters and backslashes. */
const IMPOSSIBLE = /%(?:[01][0-9A-F]|7F|5C)/i
const MARKDOWN_FILE = /^\/pt-br\/(?<slug>(?:[a-z0-9-]+\/)*[a-z0-9-]+)\.md$/
/** Not pages rendered per visitor. */
const HAS_MARKDOWN = /^\/pt-br\/(?!(?:conta|link|moderacao|enviar)\/)(?<slug>(?:[a-z0-9-]+\/)*[a-z0-9-]+)\/$/

/** Whether a request prefers Markdown (RFC 9110, 12.5.1). Who takes anything gets HTML. */
const prefersMarkdown = (accept = ''): boolean =>
  new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']) === 'text/markdown'

/** Whether the response to an address depends on `Accept`, as caches have to know. */
export function isNegotiated(address: string): boolean {
  return HAS_MARKDOWN.test(address.split('?', 1)[0] ?? '')
}

const NOT_FOUND = '/404/'
const markdownOf = (slug: string, query = ''): string => `/api/markdown/?pagina=${slug}${query}`

/**
 * The address under which Next serves a request. What neither a page nor a redirect can be is "not found". Pages as
 * Markdown (behavior TWIN-1) are an API route: Next's rewrites would make browsers render every page twice.
 */
export function internalAddress(address: string, accept: string | undefined): string {
  const [path = ''] = address.split('?', 1)
  const below = PAGE.exec(path)?.groups?.path
  if (below === undefined) return address
  if (below.length >= LONGEST || IMPOSSIBLE.test(below)) return NOT_FOUND
  const file = MARKDOWN_FILE.exec(path)?.groups?.slug
  if (file !== undefined) return markdownOf(file)
  const page = prefersMarkdown(accept) ? HAS_MARKDOWN.exec(path)?.groups?.slug : undefined
  return page === undefined ? address : markdownOf(page, '&negociado=')
}
