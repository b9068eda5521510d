import type { LoginReturn } from '@/form-schemas/accounts/login'
import type { AccountAction } from '@/models/account'
import { pathOfSlug } from './links'
import { PRODUCT_PARAMETER } from './reviews'

/**
 * Pages of accounts, where forms and mails lead. Editors own what they say and must keep their slugs; `conta` and `link`
 * are drawn by the server for each visitor, and no editor's page.
 */
export const ACCOUNT_PAGES = {
  account: pathOfSlug('conta'),
  login: pathOfSlug('entrar'),
  registration: pathOfSlug('cadastro'),
  registered: pathOfSlug('cadastro/confira-seu-email'),
  confirmed: pathOfSlug('conta-confirmada'),
  forgotPassword: pathOfSlug('esqueci-a-senha'),
  resetRequested: pathOfSlug('esqueci-a-senha/confira-seu-email'),
  passwordChanged: pathOfSlug('senha-trocada'),
  changePassword: pathOfSlug('trocar-senha'),
  deletion: pathOfSlug('apagar-conta'),
  deleted: pathOfSlug('conta-apagada'),
  loggedOut: pathOfSlug('ate-logo'),
  terms: pathOfSlug('termos-de-uso'),
  privacy: pathOfSlug('politica-de-privacidade'),
} as const

/** The products that were saved, on the account's page. */
export const SAVED_PRODUCTS = `${ACCOUNT_PAGES.account}#salvos`

/** Query parameters of the account's page after an action, and the id of the line that names it: as the target of the address it gets the focus. */
export const ACTION_PARAMETER = 'feito'
export const ITEM_PARAMETER = 'item'
export const ACTION_LINE_ID = 'feito'

/** The account's page after an action. @param item slug of the product or id of the review that was changed */
export function accountAfter(action: AccountAction, item = ''): string {
  const query = new URLSearchParams({ [ACTION_PARAMETER]: action, ...(item && { [ITEM_PARAMETER]: item }) })
  return `${ACCOUNT_PAGES.account}?${query}#${ACTION_LINE_ID}`
}

/** Where a login leads, by the name that its address carries. */
const AFTER_LOGIN: Record<LoginReturn, string> = {
  conta: ACCOUNT_PAGES.account,
  dados: `${ACCOUNT_PAGES.account}#dados`,
  'trocar-senha': ACCOUNT_PAGES.changePassword,
  'apagar-conta': ACCOUNT_PAGES.deletion,
}

/** The page that follows a login. @param next blank for the account's own page */
export function pathAfterLogin(next: LoginReturn | ''): string {
  return next === '' ? ACCOUNT_PAGES.account : AFTER_LOGIN[next]
}

/** The server-rendered twin of the login's page, by its slug: it carries what the visitor was about to do. */
export const LOGIN_SLUG = 'entrar'
export const RETURN_PARAMETER = 'volta'

/** The login that leads back to where the visitor was. */
export function loginBackTo(next: LoginReturn): string {
  return `${pathOfSlug(`link/${LOGIN_SLUG}`)}?${new URLSearchParams({ [RETURN_PARAMETER]: next })}`
}

/** The login that saves a product afterwards. @param product its slug */
export function loginToSave(product: string): string {
  return `${pathOfSlug(`link/${LOGIN_SLUG}`)}?${new URLSearchParams({ [PRODUCT_PARAMETER]: product })}`
}

/** Pages behind the links of mails, by their slugs: each has one form, which gets what the link brings along. */
export const LINK_PAGES = {
  confirmation: 'confirmar-email',
  reset: 'nova-senha',
  review: 'confirmar-avaliacao',
} as const

/** The server-drawn twin of such a page: opening it shows the form, and changes nothing. */
export function linkTo(slug: string, token: string): string {
  return `${pathOfSlug(`link/${slug}`)}?token=${token}`
}
