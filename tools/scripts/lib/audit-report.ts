import { z } from 'zod'

/** A registry's verdict on the packages: no known vulnerability, some, or no verdict because the request failed. */
export type AuditVerdict =
  | { kind: 'clean' }
  | { kind: 'found'; packages: string[] }
  | { kind: 'noVerdict'; reason: string }

const SERIOUS = ['high', 'critical']

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
})

const failure = z.object({
  error: z.object({ code: z.string().optional(), summary: z.string().optional() }).optional(),
  message: z.string().optional(),
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads the output of `npm audit --json`. An unavailable registry, or a mirror without advisories (405, 404), gives no
 * verdict: it must count neither as "clean" nor as "found".
 */
export function readAudit(output: string): AuditVerdict {
  const parsed = parseJson(output)
  const report = auditSchema.safeParse(parsed)
  if (!report.success) {
    const { data } = failure.safeParse(parsed)
    const reasons = [data?.error?.summary, data?.error?.code, data?.message]
    const reason = reasons
      .find((text) => text?.trim())
      ?.trim()
      .split('\n')[0]
    return { kind: 'noVerdict', reason: reason ?? 'no readable response' }
  }
  const packages = Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`)
  return packages.length > 0 ? { kind: 'found', packages } : { kind: 'clean' }
}
