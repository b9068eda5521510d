import { forSuite } from '@tests/factories/for-suite'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapDangerSigns } from '@/content/mappers/sections/dangers'
import { URGENCY_HEADINGS } from '@/content-model/vocabulary'
import { pageMarkdown } from '@/page-props/markdown/page'
import { objectsIn } from '@/utils/objects-in'
import { wordsOf } from '@/utils/rich-text-tree'
import { mapEntry } from './support/map-space'
import { openSampleSite, SITE_URL } from './support/sample-site'

const site = forSuite(() => openSampleSite('preview'))

/** Paths whose model, and whose Markdown, have a text. */
const placesOf = async (text: string) => {
  const shown: string[] = []
  const twins: string[] = []
  for (const { path, load } of site.pages) {
    const page = await load()
    if (page === null) continue
    if (JSON.stringify(page).includes(text)) shown.push(path)
    if (page.type !== 'search' && pageMarkdown(page, SITE_URL, {}).includes(text)) twins.push(path)
  }
  return { shown, twins }
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

test.each([
  ['danger-engoliu', 'act', 'Ligue com a embalagem na mão, mesmo que a pessoa pareça bem.', 9],
  ['danger-falta-de-ar', 'signs', 'falta de ar, ou esforço para respirar', 40],
])(
  'MODEL-18: a sentence of %s that changes in its entry (%s) changes at every place that shows it',
  async (id, field, old, atLeast) => {
    const before = await placesOf(old)
    const fresh = 'uma frase que ninguém escreveu antes'
    const value = textOf(id, field).replace(old, fresh)
    await site.service.withEntry(changed(id, field, field === 'signs' ? [value] : value), async () => {
      expect(await placesOf(fresh)).toEqual(before)
      expect(await placesOf(old)).toEqual({ shown: [], twins: [] })
    })
    expect(before.shown.length).toBeGreaterThanOrEqual(atLeast)
    expect(before.twins.length).toBeGreaterThanOrEqual(atLeast - 1)
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
    href: '/pt-br/agora/',
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
  const list = makeEntry('dangerSigns', { id: 'list', fields: { name: 'list', dangers: links } })
  const { model } = mapEntry(mapDangerSigns, makeSpace(list, ...dangers), 'list')
  expect(model.body.map((block) => wordsOf(block))).toEqual([
    URGENCY_HEADINGS.callNow,
    'pain.',
    URGENCY_HEADINGS.emergencyRoom,
    'vomit;blood.',
    URGENCY_HEADINGS.thisWeek,
    'cough.',
  ])
})

test('MODEL-18: a list without a danger that is published is left out, and named', () => {
  const list = makeEntry('dangerSigns', {
    id: 'list',
    fields: { name: 'list', dangers: [entryLink('gone')] },
  })
  expect(() => mapEntry(mapDangerSigns, makeSpace(list), 'list')).toThrow(/nothing/i)
})

test('MODEL-18: pages have two emergency headings, and no other', async () => {
  for (const { path, load } of site.pages) {
    const page = await load()
    const headings = objectsIn(page ?? {}).flatMap((block) =>
      'kind' in block && block.kind === 'heading' && 'children' in block
        ? [(block.children as unknown[]).filter((child) => typeof child === 'string').join('')]
        : [],
    )
    const urgent = headings.filter((words) => /samu|192|pronto-socorro/i.test(words))
    const known = [URGENCY_HEADINGS.callNow, URGENCY_HEADINGS.emergencyRoom]
    expect([path, urgent.filter((words) => !known.includes(words))]).toEqual([path, []])
  }
})
