import { INJECTED_PAGE, policyViolations, siteLog } from './site-log'

/** A text file, which old browsers show with styles of their own. */
const TEXT_FILE = '/robots.txt"'

/** After the whole run: no page of it, in no test, did what its own policy stops. */
export default function requireNoViolations(): void {
  const lines = policyViolations(siteLog()).filter(
    (line) => !line.includes(INJECTED_PAGE) && !line.includes(TEXT_FILE),
  )
  if (lines.length > 0) throw new Error(`Pages break their own policy:\n${lines.join('\n')}`)
}
