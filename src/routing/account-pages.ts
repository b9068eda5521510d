import type { AccountAction } from '@/content-model/views/account'
import type { LoginReturn } from '@/features/schemas/accounts/login'
import { pathOfSlug } from './links'
import { PRODUCT_PARAMETER } from './reviews'

/** Targets of forms and mails, whose slugs editors must not change; `conta` has no editors' page. */
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

/** Saved products, on the account page. */
export const SAVED_PRODUCTS = `${ACCOUNT_PAGES.account}#salvos`

/** Of the account page after an action; the line that confirms it is the target and gets the focus. */
export const ACTION_PARAMETER = 'feito'
export const ITEM_PARAMETER = 'item'
export const ACTION_LINE_ID = 'feito'

/** The account page after an action. @param item slug of the product or id of the review */
export function accountAfter(action: AccountAction, item = ''): string {
  const query = new URLSearchParams({ [ACTION_PARAMETER]: action, ...(item && { [ITEM_PARAMETER]: item }) })
  return `${ACCOUNT_PAGES.account}?${query}#${ACTION_LINE_ID}`
}

const AFTER_LOGIN: Record<LoginReturn, string> = {
  conta: ACCOUNT_PAGES.account,
  dados: `${ACCOUNT_PAGES.account}#dados`,
  'trocar-senha': ACCOUNT_PAGES.changePassword,
  'apagar-conta': ACCOUNT_PAGES.deletion,
}

/** The page after a login. @param next blank for the account page */
export function pathAfterLogin(next: LoginReturn | ''): string {
  return next === '' ? ACCOUNT_PAGES.account : AFTER_LOGIN[next]
}

/** The server-rendered variant of the login page, with the visitor's purpose. */
export const LOGIN_SLUG = 'entrar'
export const RETURN_PARAMETER = 'volta'

/** The login that returns to a page. */
export function loginBackTo(next: LoginReturn): string {
  return `${pathOfSlug(`link/${LOGIN_SLUG}`)}?${new URLSearchParams({ [RETURN_PARAMETER]: next })}`
}

/** The login that then saves a product. @param product its slug */
export function loginToSave(product: string): string {
  return `${pathOfSlug(`link/${LOGIN_SLUG}`)}?${new URLSearchParams({ [PRODUCT_PARAMETER]: product })}`
}

/** Pages of mail links, by slug: each has one form, which gets the link's token. */
export const LINK_PAGES = {
  confirmation: 'confirmar-email',
  reset: 'nova-senha',
  review: 'confirmar-avaliacao',
} as const

/** The server-rendered variant of such a page: opening it only shows the form. */
export function linkTo(slug: string, token: string): string {
  return `${pathOfSlug(`link/${slug}`)}?token=${token}`
}
