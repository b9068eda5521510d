import type { ExportEntry } from '@sandbox/export-format'
import { readSampleSpace } from '@sandbox/space/load'
import { forSuite } from '@tests/factories/for-suite'

interface Link {
  sys: { id: string }
}

const sample = forSuite(readSampleSpace)

const fieldValue = (entry: ExportEntry, field: string): unknown => entry.fields[field]?.['pt-BR']
const linksOf = (entry: ExportEntry, field: string): string[] =>
  [fieldValue(entry, field) ?? []].flat().map((link) => (link as Link).sys.id)
const ofType = (type: string) => sample.space.entries.filter(({ sys }) => sys.contentType.sys.id === type)
const entryOf = (id: string): ExportEntry => {
  const entry = sample.space.entries.find(({ sys }) => sys.id === id)
  if (!entry) throw new Error(`no entry ${id}`)
  return entry
}
const wordsIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const own =
    'value' in value && typeof value.value === 'string' ? (value.value.match(/[\p{L}\d]+/gu) ?? []) : []
  return own.length + Object.values(value).reduce<number>((sum, part) => sum + wordsIn(part), 0)
}
const entriesIn = (value: unknown, nodeType: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const isLink = 'nodeType' in value && value.nodeType === nodeType
  const { target } = isLink ? ((value as { data?: { target?: Link } }).data ?? {}) : {}
  const below = Object.values(value).flatMap((part) => entriesIn(part, nodeType))
  return [...(target ? [target.sys.id] : []), ...below]
}
const entriesLinkedIn = (value: unknown) => entriesIn(value, 'entry-hyperlink')
/** The words of the instructions that a text embeds: visitors read them as a part of it. */
const WORDS_OF: Record<string, string> = { notice: 'text', danger: 'act' }

const wordsEmbeddedIn = (value: unknown): number =>
  entriesIn(value, 'embedded-entry-block')
    .map(entryOf)
    .flatMap((entry) => {
      const field = WORDS_OF[entry.sys.contentType.sys.id]
      if (field !== undefined) return [String(fieldValue(entry, field))]
      return linksOf(entry, 'dangers').map((id) => String(fieldValue(entryOf(id), 'signs')))
    })
    .reduce((sum, text) => sum + text.split(/\s+/).length, 0)

test('every text says what to take from it, who stands behind it, and on what it leans', () => {
  const articles = ofType('article')
  expect(articles.length).toBeGreaterThanOrEqual(24)
  for (const article of articles) {
    const id = article.sys.id
    expect([id, (fieldValue(article, 'summary') as string[]).length]).toEqual([id, expect.any(Number)])
    expect([id, linksOf(article, 'author').length, linksOf(article, 'reviewer').length]).toEqual([id, 1, 1])
    const sources = linksOf(article, 'sources').map(entryOf)
    expect([id, sources.length >= 2]).toEqual([id, true])
    for (const source of sources) {
      expect(fieldValue(source, 'url')).toMatch(/^https:\/\//)
      expect(fieldValue(source, 'consultedOn')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  }
})

test('every text is long enough to help, and leads to others where it names them', () => {
  for (const article of ofType('article')) {
    const steps = linksOf(article, 'steps').map((step) => String(fieldValue(entryOf(step), 'text')))
    const content = fieldValue(article, 'pageContent')
    const words = wordsIn(content) + wordsEmbeddedIn(content) + steps.join(' ').split(/\s+/).length
    expect([article.sys.id, words >= 300 && words <= 1500]).toEqual([article.sys.id, true])
    expect([article.sys.id, entriesLinkedIn(fieldValue(article, 'pageContent')).length > 0]).toEqual([
      article.sys.id,
      true,
    ])
  }
})

test('the page of a person lists what the person wrote or reviewed, all of it and nothing else', () => {
  for (const person of ofType('person')) {
    const page = entryOf(linksOf(person, 'page')[0] ?? '')
    const sections = linksOf(page, 'sectionContainers').flatMap((id) =>
      linksOf(entryOf(id), 'sectionContent'),
    )
    const cards = sections.map(entryOf).flatMap((section) => linksOf(section, 'cards'))
    const own = ofType('article').filter((article) =>
      [...linksOf(article, 'author'), ...linksOf(article, 'reviewer')].includes(person.sys.id),
    )
    expect(cards.toSorted()).toEqual(own.map(({ sys }) => sys.id).toSorted())
  }
})
