/** The sandbox's secrets, which everybody can read: refused on a site that others can reach (`env-rules.ts`). */
export const SANDBOX_PREVIEW_SECRET = 'sandbox-preview-secret'
export const SANDBOX_WEBHOOK_SECRET = 'sandbox-webhook-secret-'.padEnd(64, '0')
export const SANDBOX_PARTICIPATION_SECRET = 'sandbox-participation-secret-'.padEnd(48, '0')
