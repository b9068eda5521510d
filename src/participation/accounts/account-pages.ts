import { pathOfSlug } from '@/routing/links'

/** Where visitors are led after a form of the room. Editors own what these pages say; `conta` is drawn by the server. */
export const ACCOUNT_PAGES = {
  account: pathOfSlug('conta'),
  login: pathOfSlug('entrar'),
  registered: pathOfSlug('cadastro/confira-seu-email'),
  confirmed: pathOfSlug('conta-confirmada'),
  resetAsked: pathOfSlug('esqueci-a-senha/confira-seu-email'),
  passwordChanged: pathOfSlug('senha-trocada'),
  loggedOut: pathOfSlug('ate-logo'),
  deleted: pathOfSlug('conta-apagada'),
} as const
