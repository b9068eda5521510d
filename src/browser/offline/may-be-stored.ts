import { SEARCH_PATH } from '@/shared/config/site'
import { ACCOUNT_PATH } from '@/shared/routing/account-pages'
import { pathOfSlug } from '@/shared/routing/links'

/** Pages of one person, or made for each request. */
const PRIVATE = [ACCOUNT_PATH, SEARCH_PATH, ...['enviar', 'link', 'moderacao'].map(pathOfSlug)]

/** Whether a browser may store the page at a path. */
export function mayBeStored(path: string): boolean {
  return /^\/pt-br\/(?:[a-z0-9-]+\/)*$/.test(path) && !PRIVATE.some((place) => path.startsWith(place))
}

/** A form that is what its page is for; an article's feedback and the newsletter's banner stand on many pages. */
const OWN_FORM = /<form[^>]* data-form="(?!newsletter"|article-feedback")/

/** Whether a page is one with a form of its own, at whatever address (behavior OFFLINE-4). */
export function isFormPage(html: string): boolean {
  return OWN_FORM.test(html)
}
