import { forSuite } from '@tests/factories/for-suite'
import { entryLink, makeEntry, makeSpace } from '@tests/factories/space'
import { mapDangerList } from '@/server/content/mappers/sections/dangers'
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

test('MODEL-18: a sentence that changes in its entry changes at every place that shows it', async () => {
  const act = 'Ligue com a embalagem na mão, mesmo que a pessoa pareça bem.'
  const sign = 'falta de ar, ou esforço para respirar'
  const before = await placesOf([act, sign])
  const [newAct, newSign] = ['Uma frase que ninguém escreveu.', 'um sinal que ninguém escreveu']
  const swallowed = changed('danger-engoliu', 'act', textOf('danger-engoliu', 'act').replace(act, newAct))
  await site.service.withEntry(swallowed, () =>
    site.service.withEntry(changed('danger-falta-de-ar', 'signs', [newSign]), async () => {
      const none = { shown: [], twins: [] }
      expect(await placesOf([newAct, newSign, act, sign])).toEqual([...before, none, none])
    }),
  )
  const counts = before.map(({ shown, twins }) => [shown.length, twins.length])
  expect(counts.map(([pages = 0, twins = 0]) => pages > 8 && twins > 8)).toEqual([true, true])
})

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
