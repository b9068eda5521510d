import { readFileSync } from 'node:fs'
import { ACCOUNT_PATH, linkTo } from '@/shared/routing/account-pages'
import { MODERATION_PATH } from '@/shared/routing/reviews'

const CONFIG = readFileSync('deploy/nginx.conf', 'utf8')

/** The pattern of the one place that is named by an expression. */
const [, privately = ''] = /location ~ (\S+) \{/.exec(CONFIG) ?? []
const isPrivate = (path: string) => new RegExp(privately).test(path.replace(/\?.*/, ''))

test('what is behind the question mark of an address, and the page before, are in no log line', () => {
  const formats = [...CONFIG.matchAll(/log_format (\w+)([^;]+);/g)]
  expect(formats.map(([, name]) => name)).toEqual(['without_query'])
  for (const [, , format = ''] of formats)
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/)
  const logs = (CONFIG.match(/access_log [^;]+;/g) ?? []).filter((log) => log !== 'access_log off;')
  expect(logs).toEqual(['access_log /var/log/site/access-$day.log without_query;'])
})

test('pages of one visitor are never kept, nor is one visitor held up by another', () => {
  const [, place = ''] = /location ~ \S+ \{([^}]+)\}/.exec(CONFIG) ?? []
  expect(place).toContain('proxy_cache off;')
  const pages = [ACCOUNT_PATH, linkTo('nova-senha', 'x'), linkTo('confirmar-email', 'x'), MODERATION_PATH]
  for (const path of pages) {
    expect(isPrivate(path)).toBe(true)
    expect(isPrivate(`/_next/data/build${path.replace(/\/(?:\?.*)?$/, '.json')}`)).toBe(true)
  }
  for (const path of ['/pt-br/', '/pt-br/conta-confirmada/', '/pt-br/produtos/conta/'])
    expect(isPrivate(path)).toBe(false)
})
