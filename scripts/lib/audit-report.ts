import { z } from 'zod'

/** What a registry says of the packages: none is known to be bad, some are, or it could not be asked. */
export type AuditVerdict =
  | { kind: 'clean' }
  | { kind: 'found'; packages: string[] }
  | { kind: 'cannotAsk'; reason: string }

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
 * Reads what `npm audit --json` wrote. A registry that is away, or a mirror that knows no advisories (405, 404), says nothing
 * of packages: it must pass neither for "clean" nor for "found".
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
    return { kind: 'cannotAsk', reason: reason ?? 'no answer that can be read' }
  }
  const packages = Object.entries(report.data.vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`)
  return packages.length > 0 ? { kind: 'found', packages } : { kind: 'clean' }
}
