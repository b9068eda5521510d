/**
 * Tests run the site with the sandbox on ports of their own, beside a site that is being looked at, whatever space the
 * shell names. Pages may be made again after few seconds, so that tests can wait for it.
 */
export const TEST_ENV = {
  PORT: '3100',
  SANDBOX_PORT_BASE: '4110',
  SITE_URL: 'http://localhost:3100',
  REVALIDATE_SECONDS: '5',
  CONTENTFUL_SPACE_ID: '',
  CONTENTFUL_USE_PREVIEW: '',
  SANDBOX_SPACE: '',
  HOST: '127.0.0.1',
} as const
