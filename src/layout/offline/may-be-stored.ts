import { SEARCH_PATH } from '@/config/site'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { pathOfSlug } from '@/routing/links'

const { terms: _terms, privacy: _privacy, ...personal } = ACCOUNT_PAGES
/** Pages with forms, of one person, or made for each request. */
const PRIVATE = [
  ...Object.values(personal),
  SEARCH_PATH,
  ...['enviar', 'link', 'moderacao', 'contact-us', 'contacte-nos', 'write-review'].map(pathOfSlug),
]

/** Whether a browser may store the page at a path. */
export function mayBeStored(path: string): boolean {
  return /^\/pt-br\/(?:[a-z0-9-]+\/)*$/.test(path) && !PRIVATE.some((place) => path.startsWith(place))
}
