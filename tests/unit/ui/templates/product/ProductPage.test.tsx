import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { comparedMemory } from '@/ui/sections/CompareProducts/use-compared'
import { ProductPage } from '@/ui/templates/product/ProductPage'
import { stubIntersectionObserver } from '../../../shared/utils/browser-stubs'
import { everyPlace } from '../every-place'
import { resetRouter, routerStub } from '../router-stub'
import { makeProduct, picture, scent, shop, variant } from './product-fixture'

jest.mock('next/router', () => ({ useRouter: () => jest.requireActual('../router-stub').routerStub }))

const PATH = '/pt-br/produtos/pomada/'
const product = makeProduct({
  retailers: [shop],
  variants: [
    variant(
      '30 g',
      scent('original', { gtin: '111', pictures: [picture('original')] }),
      scent('lavanda', { gtin: '222', title: 'Pomada, lavanda, 30 g', pictures: [picture('lavanda')] }),
    ),
  ],
})

beforeEach(() => {
  stubIntersectionObserver()
  resetRouter(PATH)
  comparedMemory.latest = null
})

test('before the address is known the first choice is shown, as on the server', () => {
  resetRouter(`${PATH}?aroma=lavanda`, false)
  render(<ProductPage page={product} />)
  expect(screen.getByText('111')).toBeInTheDocument()
})

test('a product without variants speaks of no choice (PRODUCT-8)', () => {
  resetRouter(PATH)
  render(<ProductPage page={{ ...product, variants: [] }} />)
  expect(screen.queryByText(/^Sua escolha/)).not.toBeInTheDocument()
})

test('the choice in the address changes picture, name, gtin and the hooks of analytics', () => {
  resetRouter(`${PATH}?aroma=lavanda`)
  render(<ProductPage page={product} />)
  expect(screen.getByText('222')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'lavanda' })).toBeInTheDocument()
  expect(screen.getByText(/^Sua escolha/, { selector: '[role=status]' })).toHaveTextContent(
    'Pomada, lavanda, 30 g',
  )
  expect(screen.getByRole('button', { name: 'Onde comprar' }).dataset).toMatchObject({
    psId: 'ps-30 g',
    slId: 'sl-30 g',
    gtin: '222',
  })
})

test('choosing pushes one step of history, without asking for the page again (PRODUCT-1)', async () => {
  render(<ProductPage page={product} />)
  await userEvent.click(screen.getByRole('radio', { name: 'lavanda' }))
  expect(routerStub.push.mock.calls).toEqual([
    [`${PATH}?aroma=lavanda`, undefined, { shallow: true, scroll: false }],
  ])
})

test('an empty product shows its name, and neither empty headings nor choices', () => {
  const { container } = render(<ProductPage page={makeProduct()} />)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Pomada'])
  expect(screen.queryByRole('radio')).toBeNull()
  expect(container).not.toHaveTextContent(/undefined|null/)
})

test('RECALL-1: a recall comes first, and in place of the shops', () => {
  const { container } = render(<ProductPage page={{ ...product, recall: 'Lote 4821: não use.' }} />)
  const box = screen.getByRole('note')
  expect(box).toHaveTextContent('Lote 4821: não use.')
  expect(container.querySelector('article')?.firstElementChild).toContainElement(box)
  expect(screen.queryByRole('button', { name: 'Onde comprar' })).toBeNull()
})

test('HTML in text fields is shown as text', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const { container } = render(
    <ProductPage page={makeProduct({ title: hostile, shortDescription: hostile })} />,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hostile)
  expect(container.querySelector('img')).toBeNull()
})

test('a medicine names itself in its notice and shows its registration (PRODUCT-4)', () => {
  render(<ProductPage page={makeProduct({ isMedicine: true, registrationNumber: 'Reg. MS 1.0000.0001' })} />)
  const notice = screen.getByRole('note')
  expect(within(notice).getByText(/^POMADA É UM MEDICAMENTO\./)).toBeInTheDocument()
  expect(screen.getByText('Reg. MS 1.0000.0001')).toBeInTheDocument()
})

test('the way to compare adds the product to those chosen before, which a change of scent keeps (COMPARE-1)', async () => {
  resetRouter(`${PATH}?produtos=inalador`)
  render(<ProductPage page={product} />, everyPlace)
  const compareLink = screen.getByRole('link', { name: 'Comparar' })
  expect(compareLink.getAttribute('href')).toMatch(/\?produtos=inalador,pomada$/)
  expect(screen.getByRole('link', { name: 'Comparar (1)' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'lavanda' }))
  expect(routerStub.push.mock.calls[0]?.[0]).toBe(`${PATH}?aroma=lavanda&produtos=inalador`)
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }))
  expect(screen.queryByRole('link', { name: 'Comparar (1)' })).toBeNull()
})

test('what the label says stands on the page: ingredients in order, and its warnings (PRODUCT-9)', () => {
  const composition = { inci: ['Menthol', 'Limonene'], allergens: 'NÃO CONTÉM GLÚTEN.', nutrition: [] }
  render(<ProductPage page={makeProduct({ composition })} />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items.filter((text) => text && composition.inci.includes(text))).toEqual(composition.inci)
  expect(screen.getByText('NÃO CONTÉM GLÚTEN.')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Informação nutricional' })).not.toBeInTheDocument()
})

test('a leaflet in a file says its format and size before it is loaded (A11Y-5)', () => {
  const leaflet = {
    version: null,
    date: null,
    patientHref: 'https://assets.example/bula.pdf',
    professionalHref: null,
    patientBytes: 12_345,
    professionalBytes: null,
    pageHref: null,
    report: null,
  }
  render(<ProductPage page={makeProduct({ leaflet })} />)
  expect(screen.getByRole('link', { name: /^Bula do paciente, em PDF, 12 kB/ })).toBeInTheDocument()
})

test('the leaflet says where an adverse effect is reported (PRODUCT-9)', () => {
  const report = { href: 'https://example.org/notificar', text: 'Notificar efeito indesejado' }
  const leaflet = {
    version: null,
    date: null,
    patientHref: null,
    professionalHref: null,
    patientBytes: null,
    professionalBytes: null,
    pageHref: '/pt-br/bulas/pomada/',
    report,
  }
  render(<ProductPage page={makeProduct({ leaflet })} />)
  expect(screen.getByRole('link', { name: /^Notificar efeito indesejado/ })).toHaveAttribute(
    'href',
    report.href,
  )
})

test('a product shows the questions on its subject and the way to their page (PRODUCT-10)', async () => {
  const question = { id: 'q', anchor: 'pergunta-q', question: 'Posso usar todo dia?', answer: 'Pode.' }
  const faq = { questions: [question], href: '/pt-br/perguntas-frequentes/pomada/' }
  render(<ProductPage page={makeProduct({ faq })} />)
  expect(await screen.findByText(question.question)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ver a página de perguntas' })).toHaveAttribute('href', faq.href)
})

test('a product without shops has no shop button, one in a space without a comparison no link to one (PRODUCT-3)', () => {
  render(<ProductPage page={makeProduct()} />)
  expect(screen.queryByRole('button', { name: 'Onde comprar' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Comparar' })).toBeNull()
})
