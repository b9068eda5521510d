import { pathOfSlug } from './links'

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
  resetAsked: pathOfSlug('esqueci-a-senha/confira-seu-email'),
  passwordChanged: pathOfSlug('senha-trocada'),
  changePassword: pathOfSlug('trocar-senha'),
  deletion: pathOfSlug('apagar-conta'),
  deleted: pathOfSlug('conta-apagada'),
  loggedOut: pathOfSlug('ate-logo'),
  terms: pathOfSlug('termos-de-uso'),
  privacy: pathOfSlug('politica-de-privacidade'),
} as const

/** Pages behind the links of mails, by their slugs: each has one form, which gets what the link brings along. */
export const LINK_PAGES = {
  confirmation: 'confirmar-email',
  reset: 'nova-senha',
  review: 'confirmar-avaliacao',
} as const

/** The server-drawn twin of such a page: opening it shows the form, and changes nothing. */
export function linkTo(page: keyof typeof LINK_PAGES, token: string): string {
  return `${pathOfSlug(`link/${LINK_PAGES[page]}`)}?token=${token}`
}
