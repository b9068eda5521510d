import { readAudit } from '../../../../tools/scripts/lib/audit-report'

const reportOf = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length } },
  })

test('high and critical ones are found, others are not worth a red run', () => {
  expect(readAudit(reportOf({}))).toEqual({ kind: 'clean' })
  expect(readAudit(reportOf({ a: { severity: 'moderate' }, b: { severity: 'low' } }))).toEqual({
    kind: 'clean',
  })
  expect(readAudit(reportOf({ a: { severity: 'critical' }, b: { severity: 'high' } }))).toEqual({
    kind: 'found',
    packages: ['a (critical)', 'b (high)'],
  })
})

test.each([
  [
    '{"message":"405 Method Not Allowed - POST /-/npm/v1/security/audits/quick","error":{"summary":"","detail":""}}',
    '405',
  ],
  [
    '{"error":{"code":"ENOAUDIT","summary":"Your configured registry does not support audit requests."}}',
    'registry',
  ],
  ['{"error":{"code":"ENOTFOUND"}}', 'ENOTFOUND'],
  ['<html>', 'no readable response'],
  ['', 'no readable response'],
])('a registry without a verdict is neither clean nor found: %s', (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: 'noVerdict', reason: expect.stringContaining(reason) })
})
