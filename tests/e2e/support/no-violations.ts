import { INJECTED_PAGE, policyViolations, siteLog } from './site-log'

/** After the whole run: no page of it, in no test, did what its own policy stops. */
export default function requireNoViolations(): void {
  const lines = policyViolations(siteLog()).filter((line) => !line.includes(INJECTED_PAGE))
  if (lines.length > 0) throw new Error(`Pages break their own policy:\n${lines.join('\n')}`)
}
