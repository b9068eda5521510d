import { person } from '@tests/factories/people'
import { pageMarkdown } from '@/server/page-props/markdown/page'
import type { FaqPageModel } from '@/shared/content-model/types/faq-page'
import { makeArticle, makeBase } from '../../../ui/templates/editorial-fixtures'
import { makeProduct, scent, variant } from '../../../ui/templates/product/product-fixture'
import { makeContentPage } from '../fixtures'

const SITE = 'https://www.exemplo.com.br'
const reviewer = { ...person, name: 'Marina', registration: 'CRM-RJ 00000-0' }
const source = {
  id: 's',
  title: 'Gripe',
  publisher: 'OMS',
  href: 'https://www.who.int/gripe',
  consultedOn: '2026-11-10',
}

test('TWIN-1: an article says title, dates, people and sources beside its text', () => {
  const written = pageMarkdown(
    makeArticle({
      description: 'O que o número diz.',
      summary: ['Meça na axila.'],
      author: { ...reviewer, name: 'Helena', role: null, registration: null },
      reviewer,
      publishedOn: '2026-03-24',
      reviewedOn: '2026-09-28',
      supplies: ['Termômetro'],
      steps: [{ id: 's', title: 'Lave as mãos', text: 'Com sabão.', image: null, seconds: null }],
      references: [source, { ...source, href: null, publisher: null, consultedOn: null }],
    }),
    SITE,
    {},
  )
  expect(written).toContain('title: "Como medir a febre"')
  expect(written).toContain('url: "https://www.exemplo.com.br/pt-br/dicas/febre/"')
  expect(written).toContain('published: "2026-03-24"\nreviewed: "2026-09-28"')
  expect(written).toContain('author: "Helena"\nreviewer: "Marina, Pediatra, CRM-RJ 00000-0"')
  expect(written).toContain('# Como medir a febre\n\nO que o número diz.')
  expect(written).toContain('## Em resumo\n\n- Meça na axila.')
  expect(written).toContain('## Passo a passo\n\n### 1. Lave as mãos\n\nCom sabão.')
  expect(written).toContain(
    '- OMS. [Gripe](https://www.who.int/gripe). Consultado em 10 de novembro de 2026.\n- Gripe.',
  )
})

test('TWIN-1: a medicine always has its legal notice, its age and its ingredients', () => {
  const ingredient = {
    id: 'i',
    name: 'Guaco',
    purpose: 'tosse',
    synonyms: ['Mikania'],
    reviewedAt: '2026-11-01',
  }
  const written = pageMarkdown(
    makeProduct({
      title: 'Xarope',
      isMedicine: true,
      category: 'medicine',
      minimumAge: 24,
      registrationNumber: '1.0000.0000',
      ingredients: [ingredient],
      variants: [variant('120 ml', scent('mel'))],
      faq: { questions: [{ id: 'q', anchor: 'q', question: 'Dá sono?', answer: 'Não.' }], href: '/pt-br/p/' },
    }),
    SITE,
    {},
  )
  expect(written).toContain('- Medicamento\n- A partir de 2 anos\n- Registro na Anvisa: 1.0000.0000')
  expect(written).toContain('XAROPE É UM MEDICAMENTO.')
  expect(written).toContain('- Guaco. tosse. Também chamado de Mikania')
  expect(written).toContain('- 120 ml: mel')
  expect(written).toContain('### Dá sono?\n\nNão.')
})

test('TWIN-1: a page of questions has its reviewer, and a page of blocks its sections', () => {
  const faq: FaqPageModel = {
    ...makeBase({ slug: 'perguntas/gripe', title: 'Gripe' }),
    type: 'faq',
    description: null,
    picture: null,
    questions: [{ id: 'q', anchor: 'q', question: 'Passa?', answer: 'Sim.' }],
    reviewer,
    reviewedOn: '2026-10-01',
    notice: { type: 'notice', id: 'n', tone: 'warning', title: 'Não espere', text: 'Ligue 192.' },
    landing: null,
    others: [],
  }
  expect(pageMarkdown(faq, SITE, {})).toMatch(
    /reviewed: "2026-10-01"\nreviewer: "Marina[\s\S]*## Passa\?\n\nSim\.\n\n> \*\*Não espere\*\*/,
  )
  const content = makeContentPage({
    containers: [
      {
        id: 'c',
        width: 'wide',
        surface: 'white',
        backgroundImage: null,
        sections: [
          { type: 'links', id: 'l', title: 'Mais', links: [{ href: '/pt-br/dicas/', text: 'Dicas' }] },
        ],
      },
    ],
  })
  expect(pageMarkdown(content, SITE, {})).toContain(
    '## Mais\n\n- [Dicas](https://www.exemplo.com.br/pt-br/dicas/)',
  )
})

test('TWIN-1: a page that is a list is the links that it shows, each once', () => {
  const link = { href: '/pt-br/dicas/', text: 'Dicas' }
  const written = pageMarkdown(
    {
      ...makeBase({ slug: 'sitemap', title: 'Mapa' }),
      type: 'sitemap',
      left: [{ id: 's', title: 'Textos', href: null, links: [link, link], subsections: [] }],
      right: [],
    },
    SITE,
    {},
  )
  expect(written.match(/\[Dicas\]/g)).toHaveLength(1)
})
