import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ADRS = 'docs/adr'
/** Records are not edited when a file moves, so only links of theirs are checked. */
const isRecord = (file: string) => /^docs\/adr\/\d/.test(file)

const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
]
const documents = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const records = documents.filter(({ file }) => isRecord(file))

/** A bar of a table and the dash of a list are no words. */
const wordsOf = (text: string): number => (text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length

/** Without code blocks, whose paths and commands may be examples. */
const proseOf = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, '')

const inProse = (pattern: RegExp): { file: string; found: string }[] =>
  documents.flatMap(({ file, text }) =>
    [...proseOf(text).matchAll(pattern)].map(([, found = '']) => ({ file, found })),
  )

/** Names of anchors as GitHub makes them of headings. */
const anchorsOf = (text: string): string[] =>
  [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('the README has at most 700 words', () => {
  expect(wordsOf(readFileSync('README.md', 'utf8'))).toBeLessThanOrEqual(700)
})

test('a decision has at most 350 words', () => {
  expect(records.length).toBeGreaterThan(50)
  const long = records.map(({ file, text }) => ({ file, words: wordsOf(text) }))
  expect(long.filter(({ words }) => words > 350)).toEqual([])
})

test('all documents together have at most 30,000 words', () => {
  expect(documents.reduce((sum, { text }) => sum + wordsOf(text), 0)).toBeLessThanOrEqual(30_000)
})

test('lines have at most 160 characters', () => {
  const long = documents.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      // A row of a table cannot be wrapped, and a test reads that of private parts.
      const isWide = line.length > 160 && !(file === 'docs/private-parts.md' && line.startsWith('|'))
      return isWide ? [`${file}:${index + 1}`] : []
    }),
  )
  expect(long).toEqual([])
})

test('a decision says its status, and one that is superseded links to what took its place', () => {
  const wrong = records.filter(({ text }) => {
    const [, status = ''] = /^Status: ([\s\S]*?)\s·\sDate:\s\d{4}-\d\d-\d\d$/m.exec(text) ?? []
    return !/^(?:accepted|proposed|rejected|superseded by\s\[)/.test(status)
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('a decision that holds has context, decision, alternatives and consequences', () => {
  const holding = records.filter(({ text }) => /^Status: accepted/m.test(text))
  const wanted = ['Context', 'Decision', 'Alternatives', 'Consequences']
  const missing = holding.flatMap(({ file, text }) =>
    wanted.filter((title) => !text.includes(`\n## ${title}\n`)).map((title) => `${file}: ${title}`),
  )
  expect(missing).toEqual([])
})

test('the list of decisions names each of them, and no number is used twice', () => {
  const names = records.map(({ file }) => path.basename(file)).sort()
  const list = readFileSync(`${ADRS}/README.md`, 'utf8')
  expect([...list.matchAll(/\]\((\d[^)]+)\)/g)].map(([, name]) => name)).toEqual(names)
  const numbers = names.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('every link inside the project leads to a file, and to a heading of it', () => {
  const links = inProse(/\]\(([^)\s]+)\)/g).filter(({ found }) => !/^[a-z]+:/.test(found))
  expect(links.length).toBeGreaterThan(100)
  const dead = links.filter(({ file, found }) => {
    const [target = '', anchor] = found.split('#')
    const place = target === '' ? file : path.join(path.dirname(file), target)
    if (!existsSync(place)) return true
    return anchor !== undefined && !anchorsOf(readFileSync(place, 'utf8')).includes(anchor)
  })
  expect(dead).toEqual([])
})

test('every command is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = inProse(/npm run ([a-z][a-z0-9:-]*)/g)
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter(({ found }) => !Object.hasOwn(scripts, found))).toEqual([])
})

test('every file and folder that a document names exists', () => {
  const roots = /^(?:src|styles|public|tools|tests|deploy|docs|\.github)\/|^[\w.-]+\.(?:ya?ml|mjs|cjs|md)$/
  const paths = inProse(/`([^`\s]+)`/g).filter(
    ({ file, found }) =>
      !isRecord(file) &&
      roots.test(found) &&
      // `x` and `X` are what the reader names; `*` and `[id]` are patterns.
      !/[*[\]]|\/x[./]|X/.test(found),
  )
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(({ found }) => !existsSync(found))).toEqual([])
})
