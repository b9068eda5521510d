import { forSuite } from '@tests/factories/for-suite'
import { drawnIn, leafletFiles, lettersOf } from '@tests/factories/leaflet-files'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapDangerList } from '@/server/content/mappers/sections/dangers'
import { mapNotice } from '@/server/content/mappers/sections/small'
import { pageMarkdown } from '@/server/page-props/markdown/page'
import { isLine, wordsOf } from '@/shared/content-model/views/rich-text-tree'
import { URGENCY_HEADINGS } from '@/shared/content-model/vocabulary'
import { objectsIn } from '@/shared/utils/objects-in'
import { mapEntry } from './support/map-space'
import { openSampleSite, SITE_URL } from './support/sample-site'

const site = forSuite(() => openSampleSite('preview'))

/** Paths whose model, and those whose Markdown, have each of some texts. */
const placesOf = async (texts: string[]) => {
  const places = texts.map(() => ({ shown: [] as string[], twins: [] as string[] }))
  for (const { path, load } of site.pages) {
    const page = await load()
    const model = JSON.stringify(page)
    const twin = page && page.type !== 'search' ? pageMarkdown(page, SITE_URL, {}) : ''
    for (const [at, text] of texts.entries()) {
      if (model.includes(text)) places[at]?.shown.push(path)
      if (twin.includes(text)) places[at]?.twins.push(path)
    }
  }
  return places
}

const textOf = (id: string, field: string): string => {
  const entry = site.service.entries.find(({ sys }) => sys.id === id)
  return String([entry?.fields[field]].flat()[0] ?? '')
}

const changed = (id: string, field: string, value: unknown) => {
  const entry = site.service.entries.find(({ sys }) => sys.id === id)
  if (!entry) throw new Error(`The space has no published entry ${id}`)
  return { ...entry, fields: { ...entry.fields, [field]: value } }
}

/** Files of leaflets that have a text. */
const filesWith = (text: string): string[] =>
  leafletFiles.filter((file) => lettersOf(drawnIn(file)).includes(lettersOf(text)))

interface Places {
  pages: number
  /** The search and the page of all questions have none. */
  twins: number
  /** Leaflets. */
  files: number
}

const CHANGED: [id: string, field: string, was: string, is: string, atLeast: Places][] = [
  [
    'danger-engoliu',
    'act',
    'Ligue com a embalagem na mão, mesmo que a pessoa pareça bem.',
    'Uma frase que ninguém escreveu.',
    { pages: 14, twins: 12, files: 1 },
  ],
  [
    'danger-overdose',
    'act',
    'Vá mesmo sem sintoma; no caminho, ligue para o Disque-Intoxicação, 0800 722 6001.',
    'Outra frase que ninguém escreveu.',
    { pages: 17, twins: 15, files: 5 },
  ],
  [
    'danger-falta-de-ar',
    'title',
    'Falta de ar: ligue agora para o Samu, 192',
    'Um título que ninguém escreveu',
    { pages: 12, twins: 11, files: 1 },
  ],
  [
    'danger-falta-de-ar',
    'signs',
    'falta de ar, ou esforço para respirar',
    'um sinal que ninguém escreveu',
    { pages: 49, twins: 49, files: 0 },
  ],
]

test.each(CHANGED)(
  'MODEL-18: %s changed in its %s changes at every place that shows it',
  async (id, field, was, is, atLeast) => {
    const [before = { shown: [], twins: [] }] = await placesOf([was])
    const value = textOf(id, field).replace(was, is)
    await site.service.withEntry(changed(id, field, field === 'signs' ? [value] : value), async () => {
      expect(await placesOf([is, was])).toEqual([before, { shown: [], twins: [] }])
    })
    // A leaflet's file is made of its page (tests/space/leaflets.test.ts): of those that have the text each has it.
    const files = filesWith(was)
    const leaflets = before.shown.flatMap((path) => /^bulas\/(.+)$/.exec(path)?.slice(1) ?? [])
    expect(files).toEqual(leaflets.map((key) => `bula-${key}-paciente.pdf`).sort())
    expect(before.shown.length).toBeGreaterThanOrEqual(atLeast.pages)
    expect(before.twins.length).toBeGreaterThanOrEqual(atLeast.twins)
    expect(files.length).toBeGreaterThanOrEqual(atLeast.files)
  },
)

test('MODEL-18: the search shows what the entry says: title, text, numbers in their order, gravity, page', async () => {
  const search = await site.pages.find(({ type }) => type === 'search')?.load()
  const guidance = search?.type === 'search' ? search.guidance : []
  expect(guidance.find(({ danger }) => danger === 'engoliu')).toMatchObject({
    title: textOf('danger-engoliu', 'title'),
    text: expect.stringContaining(textOf('danger-engoliu', 'never')),
    calls: ['0800 722 6001', '192', '188'],
    gravity: 'emergency',
    href: '/pt-br/dicas/engoliu-ou-tomou-a-mais/',
  })
  expect(guidance.find(({ danger }) => danger === 'dengue')).toMatchObject({ gravity: 'urgent' })
})

const danger = (id: string, urgency: string, signs: string[]) =>
  makeEntry('danger', { id, fields: { name: id, title: id, act: id, urgency, signs } })

test('MODEL-18: signs stand below the heading of their urgency, the most urgent first, each once', () => {
  const dangers = [
    danger('later', 'thisWeek', ['cough']),
    danger('room', 'emergencyRoom', ['vomit', 'blood']),
    danger('call', 'callNow', ['pain']),
    danger('twice', 'emergencyRoom', ['blood']),
  ]
  const links = dangers.map(({ sys }) => entryLink(sys.id))
  const list = makeEntry('dangerList', { id: 'list', fields: { name: 'list', dangers: links } })
  const { model } = mapEntry(mapDangerList, makeSpace(list, ...dangers), 'list')
  expect(model.body.map((block) => wordsOf(block))).toEqual([
    URGENCY_HEADINGS.callNow,
    'pain.',
    URGENCY_HEADINGS.emergencyRoom,
    'vomit;blood.',
    URGENCY_HEADINGS.thisWeek,
    'cough.',
  ])
})

test('MODEL-18: below the text of a notice stand the titles of its dangers, the most urgent first', () => {
  const dangers = [danger('Later?', 'thisWeek', []), danger('Call', 'callNow', [])]
  const links = dangers.map(({ sys }) => entryLink(sys.id))
  const notice = makeEntry('notice', { id: 'n', fields: { name: 'n', text: 'Text.', dangers: links } })
  expect(mapEntry(mapNotice, makeSpace(notice, ...dangers), 'n').model.text).toBe('Text.\n\nCall.\n\nLater?')
})

test('MODEL-18: a list without a danger that is published is left out, and named', () => {
  const list = makeEntry('dangerList', {
    id: 'list',
    fields: { name: 'list', dangers: [entryLink('gone')] },
  })
  expect(() => mapEntry(mapDangerList, makeSpace(list), 'list')).toThrow(/nothing/i)
})

test('MODEL-18: pages have two emergency headings, and no other', async () => {
  for (const { path, load } of site.pages) {
    const page = await load()
    const headings = objectsIn(page ?? {})
      .filter(isLine)
      .filter(({ kind }) => kind === 'heading')
      .map(wordsOf)
    const urgent = headings.filter((words) => /samu|192|pronto-socorro/i.test(words))
    const known = [URGENCY_HEADINGS.callNow, URGENCY_HEADINGS.emergencyRoom]
    expect([path, urgent.filter((words) => !known.includes(words))]).toEqual([path, []])
  }
})
