import { z } from 'zod'
import { parseJson } from '@/shared/utils/parse-json'

const text = z.string().catch('')

/** What browsers send to `report-uri` (CSP 3, "csp-report"), as far as it is read. */
const sent = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': z.number().nullable().catch(null),
  }),
})

/** What a line of the log says of a violation: no query, no fragment, nothing of the visitor. */
export interface PolicyReport {
  page: string
  directive: string
  blocked: string
  source: string
  line: number | null
}

const LONGEST = 300

/** Extensions break the policy of every page they change. */
const isOfTheBrowser = (address: string): boolean =>
  /^[\w-]*-extension(?::|$)|^(?:about|chrome|resource)(?::|$)/.test(address)

const withoutQuery = (address: string): string => {
  const bare = URL.canParse(address) ? address.replace(/[?#].*$/s, '') : address
  return bare.slice(0, LONGEST)
}

/** Reads a report; null for what is none, and for what extensions of the browser did. */
export function readPolicyReport(body: string): PolicyReport | null {
  const { data } = sent.safeParse(parseJson(body))
  if (!data) return null
  const report = data['csp-report']
  if (isOfTheBrowser(report['blocked-uri']) || isOfTheBrowser(report['source-file'])) return null
  return {
    page: withoutQuery(report['document-uri']),
    directive: (report['effective-directive'] || report['violated-directive']).slice(0, LONGEST),
    blocked: withoutQuery(report['blocked-uri']),
    source: withoutQuery(report['source-file']),
    line: report['line-number'],
  }
}
