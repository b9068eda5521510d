const port = process.env.TEST_PORT || '3100'
const sandboxBase = process.env.TEST_SANDBOX_PORT_BASE || '4110'

/**
 * Tests run the site with the sandbox on ports of their own, beside a site that is being looked at, whatever space the
 * shell names. Pages may be made again after few seconds, so that tests can wait for it.
 */
export const TEST_ENV = {
  PORT: port,
  SANDBOX_PORT_BASE: sandboxBase,
  SITE_URL: `http://localhost:${port}`,
  REVALIDATE_SECONDS: '5',
  CONTENTFUL_SPACE_ID: '',
  CONTENTFUL_USE_PREVIEW: '',
  SANDBOX_SPACE: '',
  HOST: '127.0.0.1',
}
