import { readFileSync } from 'node:fs'
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'

/** Names in package.json's `browserslist`, and in MDN's data. */
const NAMES: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  android: 'webview_android',
  samsung: 'samsunginternet_android',
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** Each supported browser with its oldest version. @throws for a range that is not `NAME >= VERSION` */
const oldest = (json('package.json').browserslist as string[]).map((range): [BrowserName, number] => {
  const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(range) ?? []
  const browser = NAMES[name]
  if (!browser) throw new Error(`package.json: no such range of browsers: ${range}`)
  return [browser, Number(version)]
})

const DATA = 'node_modules/@mdn/browser-compat-data/data.json'
/** MDN's table of what each version of a browser has. */
export const compat: CompatData = json(DATA)

const isPlain = ({ flags, prefix, alternative_name }: SimpleSupportStatement): boolean =>
  !flags && prefix === undefined && alternative_name === undefined

const hasFrom = (statement: SimpleSupportStatement, version: number): boolean => {
  const { version_added, version_removed } = statement
  if (!isPlain(statement) || typeof version_added !== 'string' || version_removed) return false
  return Number.parseFloat(version_added.replace('≤', '')) <= version
}

/** Whether a supported browser lacks it. Without a statement of its own it is as old as what contains it. */
export function isNewer(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support
  if (!support) return false
  return oldest.some(([browser, version]) => {
    const statements = [support[browser] ?? []].flat()
    return !statements.some((statement) => hasFrom(statement, version))
  })
}

/** The features inside another, by name. */
export function featuresIn(feature: Identifier | undefined): [string, Identifier][] {
  const { __compat, ...inner } = feature ?? {}
  return Object.entries(inner)
}
