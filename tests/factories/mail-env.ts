/** The least that the site wants to know, so that `serverEnv()` can be read in a test. */
export const TEST_ENV = {
  CONTENTFUL_SPACE_ID: 'space',
  CONTENTFUL_DELIVERY_TOKEN: 'token',
  SITE_URL: 'https://www.exemplo.com.br',
  MAIL_FROM: 'Marca <nao-responda@exemplo.com.br>',
  CONTACT_ADDRESS: 'contato@exemplo.com.br',
  MODERATION_ADDRESS: 'avaliacoes@exemplo.com.br',
  PHARMACOVIGILANCE_ADDRESS: 'farmacovigilancia@exemplo.com.br',
  PARTICIPATION_SECRET: 'test-participation-secret-0123456789',
}

/** The environment in which mails are written, in place of the process's own. */
export const mailEnv = {
  ...jest.requireActual('@/shared/config/env'),
  serverEnv: () => ({ ...TEST_ENV, PREVIEW_SECRET: null }),
}
