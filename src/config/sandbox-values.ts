/**
 * Secrets that the sandbox is started with. Everybody can read them here, so that they are none on a site that others than
 * this machine can reach (`env-rules.ts`). The webhook's has the length that Contentful's own have.
 */
export const SANDBOX_PREVIEW_SECRET = 'sandbox-preview-secret'
export const SANDBOX_WEBHOOK_SECRET = 'sandbox-webhook-secret-'.padEnd(64, '0')
export const SANDBOX_PARTICIPATION_SECRET = 'sandbox-participation-secret-'.padEnd(48, '0')
