import { readPolicyReport } from '@/server/http/policy-report'

const reportOf = (more: object) =>
  readPolicyReport(
    JSON.stringify({
      'csp-report': {
        'document-uri': 'https://www.exemplo.com.br/pt-br/conta/?token=segredo#x',
        'blocked-uri': 'https://evil.example/a.js?b=c',
        'effective-directive': 'script-src-elem',
        'source-file': 'https://www.exemplo.com.br/_next/static/a.js',
        'line-number': 7,
        referrer: 'https://www.google.com/?q=tosse',
        'script-sample': 'alert(1)',
        ...more,
      },
    }),
  )

test('a report says what was stopped where, and nothing of the visitor (SAFE-4)', () => {
  expect(reportOf({})).toEqual({
    page: 'https://www.exemplo.com.br/pt-br/conta/',
    directive: 'script-src-elem',
    blocked: 'https://evil.example/a.js',
    source: 'https://www.exemplo.com.br/_next/static/a.js',
    line: 7,
  })
})

test('what extensions of a browser do is no fault of the site', () => {
  for (const address of ['chrome-extension://abc/x.js', 'moz-extension', 'safari-web-extension://a', 'about'])
    expect(reportOf({ 'blocked-uri': address })).toBeNull()
  expect(reportOf({ 'source-file': 'chrome-extension' })).toBeNull()
})

test('what is no report is left alone, and no text is longer than a line takes', () => {
  for (const body of ['', '{', '[]', '{"csp-report":7}', 'null']) expect(readPolicyReport(body)).toBeNull()
  const long = reportOf({ 'blocked-uri': `https://evil.example/${'a'.repeat(9000)}`, 'line-number': 'x' })
  expect(long?.blocked).toHaveLength(300)
  expect(long?.line).toBeNull()
})
