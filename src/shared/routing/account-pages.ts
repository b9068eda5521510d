import type { FeatureType } from '@/shared/content-model/types/feature'
import type { AccountAction } from '@/shared/content-model/views/account'
import type { Place } from '@/shared/content-model/views/places'
import type { LoginReturn } from '@/shared/schemas/accounts/login'
import { pathOfSlug } from './links'
import { PRODUCT_PARAMETER } from './reviews'

/** The account page, which has no entry. */
export const ACCOUNT_PATH = pathOfSlug('conta')

/** Saved products, on the account page. */
export const SAVED_PRODUCTS = `${ACCOUNT_PATH}#salvos`

/**
 * Addresses of features for mails and forms, below `/pt-br/link/`: rendered per visitor, as the page that holds the feature
 * (behavior ROUTE-11), or alone if none does. Mailed links are valid for years: a name never changes.
 */
export const LINK_FEATURES = {
  entrar: 'loginForm',
  'esqueci-a-senha': 'forgotPassword',
  'nova-senha': 'resetPassword',
  'confirmar-email': 'confirmEmail',
  'trocar-senha': 'changePassword',
  'apagar-conta': 'deleteAccount',
  'write-review': 'writeReview',
  'confirmar-avaliacao': 'confirmReview',
  'confirmar-boletim': 'confirmNewsletter',
  'sair-do-boletim': 'leaveNewsletter',
} as const satisfies Record<string, FeatureType>

export type LinkName = keyof typeof LINK_FEATURES

/** Where the site renders a place itself if the space has no page for it; blank for places without a form. */
export function pathWithoutPage(place: string): string {
  const found = Object.entries(LINK_FEATURES).find(([, feature]) => feature === place)
  return found ? pathOfSlug(`link/${found[0]}`) : ''
}

export const isLinkName = (name: string): name is LinkName => Object.hasOwn(LINK_FEATURES, name)

export function linkPath(name: LinkName): string {
  return pathOfSlug(`link/${name}`)
}

/** Of the account page after an action; the line that confirms it is the target and gets the focus. */
export const ACTION_PARAMETER = 'feito'
export const ITEM_PARAMETER = 'item'
export const ACTION_LINE_ID = 'feito'

/** The account page after an action. @param item slug of the product or id of the review */
export function accountAfter(action: AccountAction, item = ''): string {
  const query = new URLSearchParams({ [ACTION_PARAMETER]: action, ...(item && { [ITEM_PARAMETER]: item }) })
  return `${ACCOUNT_PATH}?${query}#${ACTION_LINE_ID}`
}

const AFTER_LOGIN: Record<LoginReturn, string> = {
  conta: ACCOUNT_PATH,
  dados: `${ACCOUNT_PATH}#dados`,
  'trocar-senha': 'changePassword' satisfies Place,
  'apagar-conta': 'deleteAccount' satisfies Place,
}

/** The page after a login, a path or a place. @param next blank for the account page */
export function pathAfterLogin(next: LoginReturn | ''): string {
  return next === '' ? ACCOUNT_PATH : AFTER_LOGIN[next]
}

export const RETURN_PARAMETER = 'volta'

/** The login that returns to a page. */
export function loginBackTo(next: LoginReturn): string {
  return `${linkPath('entrar')}?${new URLSearchParams({ [RETURN_PARAMETER]: next })}`
}

/** The login that then saves a product. @param product its slug */
export function loginToSave(product: string): string {
  return `${linkPath('entrar')}?${new URLSearchParams({ [PRODUCT_PARAMETER]: product })}`
}

/** A mail's link: opening it only shows the form. */
export function linkTo(name: LinkName, token: string): string {
  return `${linkPath(name)}?token=${token}`
}
