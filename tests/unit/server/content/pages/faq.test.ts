import type { SpaceExport } from '@sandbox/export-format'
import { pathEntry } from '@tests/factories/publishing'
import { sampleSpaceForSuite, withFields } from '@tests/factories/sample-space'
import { entryLink, makeEntry } from '@tests/factories/space'
import { mapFaqLanding, mapFaqPage } from '@/server/content/mappers/pages/faq'
import { smallMappers } from '@/server/content/mappers/sections/small'
import type { PathEntry, PathIndex } from '@/server/content/paths'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'
import { entryOfSpace, withoutField } from './without-field'

const mapSubjectOf = (index: PathIndex) => (entry: Entry<'faqPage'>) => mapFaqPage(entry, index)
const mapSubject = mapSubjectOf(new Map())

const space = sampleSpaceForSuite()

test('a question without an answer is left out; without an anchor it gets one from its words (FAQ-1)', () => {
  const { questions } = mapEntry(mapSubject, space, 'faq-pomada').model
  const first = questions[0]?.id ?? ''
  const unanswered = mapEntry(mapSubject, withoutField(space, first, 'answer'), 'faq-pomada')
  expect(unanswered.model.questions).toHaveLength(questions.length - 1)
  expect(unanswered.problems).toHaveLength(1)
  const unnamed = mapEntry(mapSubject, withoutField(space, first, 'uniqueId'), 'faq-pomada').model
  expect(unnamed.questions[0]?.anchor).toBe('a-partir-de-que-idade-posso-usar-a-pomada')
})

test('anchors are unique on the page of all subjects, and name the subject', () => {
  const { topics } = mapEntry(mapFaqLanding, space, 'faq').model
  const anchors = topics.flatMap(({ questions }) => questions.map(({ anchor }) => anchor))
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(topics[0]).toMatchObject({
    href: '/pt-br/perguntas-frequentes/criancas-e-bebes/',
  })
  expect(topics[0]?.questions[0]?.anchor).toBe('criancas-e-bebes-menos-de-3-meses')
})

test('the sample space answers at least 25 questions', () => {
  const { topics } = mapEntry(mapFaqLanding, space, 'faq').model
  expect(topics.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(25)
})

test('the page ends with an action or with a callout, as editors chose', () => {
  const { model } = mapEntry(mapFaqLanding, space, 'faq')
  expect(model).toMatchObject({ action: { href: '/pt-br/contacte-nos/' }, callout: null })
  const other = withFields(space, 'faq', { callToAction: entryLink('callout-dia-de-cama') })
  const { model: ended, problems } = mapEntry(mapFaqLanding, other, 'faq')
  expect(ended).toMatchObject({ action: null, callout: { id: 'callout-dia-de-cama' } })
  expect(problems).toEqual([])
})

test('a subject names the page of all subjects and the others, and not itself', () => {
  const entry = (id: string, type: PathEntry['type'] = 'faq') => pathEntry(type, id)
  const index: PathIndex = new Map([
    ['p', entry('faq', 'faqLanding')],
    ['p/pomada', entry('faq-pomada')],
    ['p/xaropes', entry('faq-xaropes')],
    ['sobre', entry('page-sobre', 'content')],
  ])
  const { model } = mapEntry(mapSubjectOf(index), space, 'faq-pomada')
  expect(model.landing).toEqual({ href: '/pt-br/p/', text: 'faq' })
  expect(model.others).toEqual([{ href: '/pt-br/p/xaropes/', text: 'faq-xaropes' }])
})

test('FAQ-2: the notice of a question follows its answer, on its page, on that of all subjects and in a section', () => {
  const [first] = mapEntry(mapSubject, space, 'faq-pomada').model.questions
  const answers = (changed: SpaceExport) => {
    const section = makeEntry('faqSection', {
      id: 'section',
      fields: { questions: [entryLink(first?.id ?? '')] },
    })
    const inSections = mapEntry(
      smallMappers.faqSection,
      { ...changed, entries: [...changed.entries, section] },
      'section',
    ).model.questions
    const onSubjects = mapEntry(mapFaqLanding, changed, 'faq').model.topics.flatMap(
      ({ questions }) => questions,
    )
    const everywhere = [mapEntry(mapSubject, changed, 'faq-pomada').model.questions, onSubjects, inSections]
    return everywhere.map((questions) => questions.find(({ id }) => id === first?.id)?.answer)
  }
  const noticed = withFields(space, first?.id ?? '', { notice: entryLink('notice-60-anos') })
  const words = entryOfSpace(space, 'notice-60-anos').fields.text?.['pt-BR']
  expect(new Set(answers(space))).toEqual(new Set([first?.answer]))
  expect(new Set(answers(noticed))).toEqual(new Set([`${first?.answer}\n\n${words}`]))

  const warned = withFields(space, first?.id ?? '', { notice: entryLink('danger-peito') })
  const { title, act } = entryOfSpace(space, 'danger-peito').fields
  expect(new Set(answers(warned))).toEqual(
    new Set([`${first?.answer}\n\n${title?.['pt-BR']}. ${String(act?.['pt-BR']).trim()}`]),
  )
})
