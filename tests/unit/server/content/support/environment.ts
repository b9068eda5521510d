const DELIVERY_TOKEN = 'delivery-token'
export const PREVIEW_TOKEN = 'preview-token'

/** The environment of a public site whose content service is at `host`; nearly unlimited calls, so that no test waits its turn. */
export const setEnvironment = (host: string, more: Record<string, string> = {}): void => {
  Object.assign(process.env, {
    SITE_URL: 'https://www.exemplo.com.br',
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_ENVIRONMENT: 'master',
    CONTENTFUL_DELIVERY_TOKEN: DELIVERY_TOKEN,
    CONTENTFUL_PREVIEW_TOKEN: PREVIEW_TOKEN,
    CONTENTFUL_DELIVERY_HOST: host,
    CONTENTFUL_PREVIEW_HOST: host,
    CONTENTFUL_INSECURE: 'true',
    SANDBOX_IN_PUBLIC: 'true',
    CONTENTFUL_MAX_RPS: '100000',
    CONTENTFUL_TIMEOUT_MS: '5000',
    PRIVACY_DOCUMENT_URL: '',
    REVALIDATE_SECONDS: '300',
    ...more,
  })
}
