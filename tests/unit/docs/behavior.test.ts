import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readRules } from '../../../tools/scripts/lib/rules'

const ROOTS = ['src', 'tools', 'tests', 'styles', 'docs', 'public', 'deploy', 'README.md']
const CONFIGURATION = ['.dependency-cruiser.cjs', '.env.example', 'next.config.js', 'playwright.config.ts']
const TEXT = /\.(ts|tsx|js|cjs|mjs|scss|css|md|yaml|yml|json|conf|example)$/

const ID = String.raw`[A-Z][A-Z0-9]*-\d+`
/** "behavior LINK-1, LINK-2 to LINK-4", over the line breaks of comments too. */
const CITATION = new RegExp(String.raw`\bbehavior[\s*/#]+(${ID}(?:(?:,| and| to)[\s*/#]+${ID})*)`, 'g')
/** Documents that nobody finds in this project; the content service's own error text says the first word too. */
const ABSENT =
  /\b[s]pecification\b(?! is not applicable)|\b[p]itfalls\b|\b[d]esign,? §|\bof the [d]esign\b|§ ?\d/i

const filesIn = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(place, name))
        .filter((name) => TEXT.test(name) && statSync(name).isFile())
    : [place]

const texts = [...ROOTS, ...CONFIGURATION]
  .flatMap(filesIn)
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

const rules = readRules()

const citations = texts.flatMap(({ name, text }) =>
  [...text.matchAll(CITATION)].flatMap(([, ids = '']) =>
    [...ids.matchAll(new RegExp(ID, 'g'))].map(([id]) => ({ name, id })),
  ),
)

test('every rule that is cited is written down', () => {
  expect(citations.length).toBeGreaterThan(50)
  expect(citations.filter(({ id = '' }) => !rules.includes(id))).toEqual([])
})

test('no file cites a document that a stranger does not have', () => {
  const lines = texts.flatMap(({ name, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (ABSENT.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(lines).toEqual([])
})
