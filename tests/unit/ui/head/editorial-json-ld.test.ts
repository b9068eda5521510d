import type { FaqPageModel } from '@/shared/content-model/types/faq-page'
import { articleData, faqData, howToData, shownQuestions } from '@/ui/head/structured-data/editorial'
import { makeArticle, makeBase } from '../templates/editorial-fixtures'
import { makeProduct } from '../templates/product/product-fixture'

const site = {
  url: 'https://www.exemplo.com.br',
  name: 'Brisamenta',
  logo: 'https://images.example/logo.png',
}
const person = {
  id: 'p',
  name: 'Marina',
  role: 'Pediatra',
  registration: null,
  bio: null,
  photo: null,
  href: null,
}
const question = { id: 'q', anchor: 'q', question: 'Antibiótico adianta?', answer: 'Não contra vírus.' }
const picture = {
  alt: 'Cena',
  desktop: { url: 'https://images.example/a.png', width: 1600, height: 1000 },
}
const howTo = makeArticle({
  isHowTo: true,
  description: 'Um termômetro e 5 minutos.',
  picture,
  author: { ...person, name: 'Helena', role: null },
  reviewer: person,
  publishedOn: '2026-03-24',
  reviewedOn: '2026-09-28',
  supplies: ['Termômetro'],
  steps: [{ id: 's', title: 'Lave as mãos', text: 'Com água e sabão.', image: null, seconds: null }],
})

test('an article says what its page shows: title, people, dates, picture, publisher (SEO-3)', () => {
  expect(articleData(howTo, site)).toMatchObject({
    '@type': 'Article',
    headline: 'Como medir a febre',
    url: 'https://www.exemplo.com.br/pt-br/dicas/febre/',
    description: 'Um termômetro e 5 minutos.',
    image: ['w=1200&h=675', 'w=1200&h=900', 'w=1000&h=1000'].map(
      (size) => `https://images.example/a.png?fm=jpg&q=80&${size}&fit=fill&f=faces`,
    ),
    datePublished: '2026-03-24T00:00:00-03:00',
    dateModified: '2026-09-28T00:00:00-03:00',
    author: { '@type': 'Person', name: 'Helena' },
    publisher: {
      '@type': 'Organization',
      name: 'Brisamenta',
      logo: { '@type': 'ImageObject', url: 'https://images.example/logo.png' },
    },
    mainEntityOfPage: { reviewedBy: { name: 'Marina', jobTitle: 'Pediatra' }, lastReviewed: '2026-09-28' },
  })
})

test('people have the address of their page, and sources theirs', () => {
  const author = { ...person, name: 'Helena', role: null, href: '/pt-br/sobre/helena/' }
  const references = [
    { id: 'a', title: 'Dengue', publisher: null, href: 'https://www.gov.br/saude', consultedOn: null },
    { id: 'b', title: 'Um livro', publisher: null, href: null, consultedOn: null },
  ]
  expect(articleData(makeArticle({ author, references }), site)).toMatchObject({
    author: { name: 'Helena', url: 'https://www.exemplo.com.br/pt-br/sobre/helena/' },
    citation: [{ '@type': 'CreativeWork', name: 'Dengue', url: 'https://www.gov.br/saude' }],
  })
})

test('what an article does not have is left out, never null', () => {
  const text = JSON.stringify(articleData(makeArticle(), { ...site, name: null }))
  expect(text).not.toMatch(/null|undefined/)
  expect(Object.keys(articleData(makeArticle(), site))).not.toContain('author')
})

test('a how-to has its steps from 1, each with an address on the page (SEO-2)', () => {
  expect(howToData(howTo, site)).toMatchObject({
    '@type': 'HowTo',
    name: 'Como medir a febre',
    supply: [{ '@type': 'HowToSupply', name: 'Termômetro' }],
    step: [
      {
        position: 1,
        name: 'Lave as mãos',
        text: 'Com água e sabão.',
        url: 'https://www.exemplo.com.br/pt-br/dicas/febre/#passo-1',
      },
    ],
  })
})

test('an article without steps, or that is none, is no how-to', () => {
  expect(howToData({ ...howTo, steps: [] }, site)).toBeNull()
  expect(howToData({ ...howTo, isHowTo: false }, site)).toBeNull()
})

test('questions are those that the page shows, in its text too', () => {
  const faq = { type: 'faq' as const, id: 'faq', title: null, questions: [question], action: null }
  expect(shownQuestions(makeArticle())).toEqual([])
  expect(shownQuestions(makeArticle({ faq }))).toEqual([question])
  const embedded = { kind: 'section' as const, section: faq }
  expect(shownQuestions(makeArticle({ body: [embedded] }))).toEqual([question])
  expect(shownQuestions(makeArticle({ body: [{ kind: 'list', items: [[embedded]] }] }))).toEqual([question])
  const subject: FaqPageModel = {
    ...makeBase(),
    type: 'faq',
    reviewer: null,
    reviewedOn: null,
    notice: null,
    description: null,
    picture: null,
    questions: [question],
    landing: null,
    others: [],
  }
  expect(shownQuestions(subject)).toEqual([question])
})

test('a product shows the questions of their page, which alone says them in structured data (PRODUCT-10)', () => {
  const product = makeProduct({ faq: { questions: [question], href: '/pt-br/duvidas/' } })
  expect(shownQuestions(product)).toEqual([])
})

test('a page with questions is a FAQPage, and one without is none (SEO-2, PRODUCT-10)', () => {
  expect(faqData([])).toBeNull()
  expect(faqData([question])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Antibiótico adianta?',
        acceptedAnswer: { '@type': 'Answer', text: 'Não contra vírus.' },
      },
    ],
  })
})
