import type { Variables } from './site-env'

/**
 * Tests run the site with the sandbox on ports and in a build folder of their own, beside a site that is being looked at,
 * whatever space, search, database, Redis, mail server and other service the shell names. Pages may be made again after few seconds, so that tests can wait for it.
 * @param env names the ports (TEST_PORT, TEST_SANDBOX_PORT_BASE), which the commands that run tests choose
 */
export function testEnv(env: Variables) {
  const port = env.TEST_PORT || '3100'
  return {
    PORT: port,
    SANDBOX_PORT_BASE: env.TEST_SANDBOX_PORT_BASE || '4110',
    SITE_URL: `http://localhost:${port}`,
    BUILD_DIR: '.next-test',
    REVALIDATE_SECONDS: '5',
    CONTENTFUL_SPACE_ID: '',
    CONTENTFUL_USE_PREVIEW: '',
    SANDBOX_SPACE: '',
    BRAND_LOOK: '',
    SANDBOX_DATA: 'fresh',
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    NEXT_PUBLIC_ALGOLIA_APP_ID: '',
    NEWSLETTER_WEBHOOK: '',
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    PHOTO_FOLDER: '',
    S3_ENDPOINT: '',
    S3_BUCKET: '',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    HOST: '127.0.0.1',
    // No load balancer probes them.
    DRAIN_SECONDS: '0',
  }
}

/** Of this run: Playwright passes its environment to all workers. */
export const TEST_ENV = testEnv(process.env)

/** Tests that run at a time: on two cores three, as those that break services mostly wait. */
export const WORKERS = 3

/** Of each worker, distances from the ports of the tests: its own site and sandbox, for tests that break services and publish. */
export const OWN_PORTS = Array.from({ length: WORKERS }, (_, index) => ({
  site: index + 1,
  sandbox: 10 * (index + 1),
}))

const ownEnv = ({ site, sandbox } = OWN_PORTS[0] ?? { site: 1, sandbox: 10 }) => ({
  ...TEST_ENV,
  PORT: String(Number(TEST_ENV.PORT) + site),
  SANDBOX_PORT_BASE: String(Number(TEST_ENV.SANDBOX_PORT_BASE) + sandbox),
})

/** Of the own site of this worker, which Playwright numbers: the same build, and ports of its own. */
export const OWN_ENV = ownEnv(OWN_PORTS[Number(process.env.TEST_PARALLEL_INDEX ?? 0)])

/**
 * A command of this package as a server of Playwright's. It takes the place of the shell, so that it notices, and ends, when
 * Playwright was killed.
 */
export const serverCommand = (name: string, log: string): string =>
  `${process.platform === 'win32' ? '' : 'exec '}node tools/scripts/bootstrap.mjs ${name} > ${log} 2>&1`
