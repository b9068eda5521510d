/** What the panel of preferences tells once a choice was made. */
export const CONSENT_CHANGED = 'consent-changed'

/** Where the consent library keeps the choice; its panel is started with this name. */
export const CONSENT_COOKIE = 'cc_cookie'

const CONSENT = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`)

/** Whether the visitor allowed functional storage, as the consent library's cookie says (it is loaded by nobody for this). */
export function allowsFunctional(): boolean {
  const [, consent = ''] = CONSENT.exec(document.cookie) ?? []
  return consent.includes('functional')
}
