/** What the panel of preferences tells once a choice was made. */
export const CONSENT_CHANGED = 'consent-changed'

/** Whether the visitor allowed functional storage, as the consent library's cookie says (it is loaded by nobody for this). */
export function allowsFunctional(): boolean {
  const [, consent = ''] = /(?:^|; )cc_cookie=([^;]*)/.exec(document.cookie) ?? []
  return consent.includes('functional')
}
