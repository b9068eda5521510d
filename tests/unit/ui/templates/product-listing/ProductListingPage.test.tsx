import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rememberedBodies } from '@/browser/hooks/use-remainder'
import type { ProductListingModel } from '@/shared/content-model/types/product-listing-page'
import { comparedMemory } from '@/ui/sections/CompareProducts/use-compared'
import { ProductListingPage } from '@/ui/templates/product-listing/ProductListingPage'
import { makeBase, makeCard } from '../editorial-fixtures'
import { everyPlace } from '../every-place'
import { resetRouter, routerStub } from '../router-stub'

afterEach(() => rememberedBodies.clear())

jest.mock('next/router', () => ({ useRouter: () => jest.requireActual('../router-stub').routerStub }))

const PATH = '/pt-br/produtos/'
const listed = (title: string, facets: string[] = []) => ({
  card: makeCard(title, { kind: 'product', title, href: `${PATH}${title.toLowerCase()}/` }),
  facets,
  featured: null,
  newest: null,
})
const listing = (overrides: Partial<ProductListingModel> = {}): ProductListingModel => ({
  ...makeBase({ id: 'listing', slug: 'produtos', title: 'Todos os produtos' }),
  type: 'productListing',
  picture: null,
  words: [],
  caution: null,
  pageSize: 2,
  links: null,
  otherFacets: [],
  groups: [{ id: 'sintoma', title: 'Sintoma', facets: [{ id: 'tosse', title: 'Tosse' }] }],
  products: [listed('Bala', ['tosse']), listed('Chá'), listed('Xarope', ['tosse'])],
  guide: [],
  rest: null,
  bottomBanner: null,
  notice: null,
  ...overrides,
})
beforeEach(() => {
  resetRouter(PATH)
  comparedMemory.latest = null
})

test('a caution is read before the products, the words of the listing after them (LIST-6)', () => {
  render(
    <ProductListingPage page={listing({ caution: 'Use só um.', words: ['Para dias frios.'] })} />,
    everyPlace,
  )
  const [caution, list, words] = [
    screen.getByText('Use só um.'),
    screen.getByRole('region', { name: 'Produtos' }),
    screen.getByText('Para dias frios.'),
  ]
  expect(caution.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(list.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('every product stands in the page; those of other pages are hidden, but not from visitors without scripts', () => {
  render(<ProductListingPage page={listing()} />, everyPlace)
  const items = screen.getAllByRole('article', { hidden: true }).map((card) => card.closest('li'))
  expect(items).toHaveLength(3)
  expect(items.map((item) => item?.hidden)).toEqual([false, false, true])
  expect(items.every((item) => item?.dataset.withoutScript === '')).toBe(true)
  expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toMatch(/produtos.*\?pagina=2$/)
})

test('the number of results is announced, and an unfruitful choice can be undone', async () => {
  resetRouter(`${PATH}?filtro=tosse`)
  render(<ProductListingPage page={listing()} />, everyPlace)
  expect(screen.getByRole('status')).toHaveTextContent('2 produtos')
  await userEvent.click(screen.getByRole('button', { name: 'Remover o filtro Tosse' }))
  expect(routerStub.push).toHaveBeenCalledWith(PATH, undefined, { shallow: true, scroll: false })
})

test('the symptoms are chips that choose and say what is chosen; the first chip counts the choices (LIST-9)', async () => {
  resetRouter(`${PATH}?filtro=tosse`)
  render(<ProductListingPage page={listing()} />, everyPlace)
  expect(screen.getByRole('button', { name: 'Filtrar 1' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Tosse', pressed: true }))
  expect(routerStub.push).toHaveBeenCalledWith(PATH, undefined, { shallow: true, scroll: false })
})

test('at most four products are chosen for comparison (COMPARE-1)', async () => {
  const products = ['A', 'B', 'C', 'D', 'E'].map((title) => listed(title))
  render(<ProductListingPage page={listing({ products, pageSize: 10, groups: [] })} />, everyPlace)
  for (const title of ['A', 'B', 'C', 'D'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Comparar ${title}` }))
  expect(screen.getByRole('checkbox', { name: 'Comparar E' })).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Comparar (4)' })).toHaveAttribute(
    'href',
    '/pt-br/compare-products/?produtos=a,b,c,d',
  )
})

test('a listing without products says so, without filters (LIST-6)', () => {
  render(<ProductListingPage page={listing({ products: [], groups: [] })} />, everyPlace)
  expect(screen.getByText('Ainda não há produtos nesta lista.')).toBeInTheDocument()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a facet that products carry filters though no group offers it, as a chip that can be removed', async () => {
  resetRouter(`${PATH}?filtro=bebes,tosse,nada`)
  const otherFacets = [{ id: 'bebes', title: 'Bebês' }]
  const products = [listed('Bala', ['tosse']), listed('Xarope', ['tosse', 'bebes']), listed('Chá', ['bebes'])]
  render(<ProductListingPage page={listing({ products, otherFacets })} />, everyPlace)
  expect(screen.getByRole('status')).toHaveTextContent(/^1 produto$/)
  expect(screen.queryByRole('checkbox', { name: /^Bebês/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Remover o filtro Bebês' }))
  expect(routerStub.push.mock.calls.map(([address]) => address)).toEqual([`${PATH}?filtro=tosse`])
})

test('PLP in the address means all products', () => {
  resetRouter(`${PATH}?filtro=PLP,tosse`)
  render(<ProductListingPage page={listing()} />, everyPlace)
  expect(screen.getByRole('status')).toHaveTextContent(/^3 produtos$/)
})

test('the comparison stands in the address without a step of history, and cards and pages carry it along (COMPARE-1)', async () => {
  resetRouter(`${PATH}?filtro=tosse&produtos=pomada`)
  render(<ProductListingPage page={listing({ pageSize: 1 })} />, everyPlace)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comparar Bala' }))
  expect(routerStub.push).not.toHaveBeenCalled()
  expect(routerStub.asPath).toBe(`${PATH}?filtro=tosse&produtos=pomada,bala`)
  expect(screen.getByRole('link', { name: 'Bala' })).toHaveAttribute(
    'href',
    `${PATH}bala/?produtos=pomada,bala`,
  )
  expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toMatch(/produtos=pomada,bala/)
  expect(screen.getByRole('status')).toHaveTextContent('2 produtos (2 escolhidos para comparar)')
})

test('a list that is reached within the visit, by the back button too, shows the latest choice', async () => {
  comparedMemory.latest = ['bala', 'pomada']
  resetRouter(`${PATH}?produtos=bala`)
  render(<ProductListingPage page={listing({ pageSize: 10 })} />, everyPlace)
  expect(screen.getByRole('link', { name: 'Comparar (2)' })).toBeInTheDocument()
  // A visitor on the way further back is not held up: the address follows with the next change.
  expect(routerStub.replace).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comparar Xarope' }))
  expect(routerStub.asPath).toBe(`${PATH}?produtos=bala,pomada,xarope`)
})

test('products whose paths end alike are compared apart', async () => {
  const card = makeCard('outra', { kind: 'product', title: 'Outra bala', href: '/pt-br/linha/bala/' })
  const other = { ...listed('Outra bala'), card }
  render(<ProductListingPage page={listing({ products: [listed('Bala'), other], groups: [] })} />, everyPlace)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Comparar Bala' }))
  expect(screen.getByRole('checkbox', { name: 'Comparar Outra bala' })).not.toBeChecked()
})

test('with fewer than 3 products there is nothing to filter or to sort (LIST-6)', () => {
  const { unmount } = render(<ProductListingPage page={listing()} />, everyPlace)
  expect(screen.getByRole('button', { name: /^Filtrar/ })).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toBeInTheDocument()
  unmount()
  render(
    <ProductListingPage page={listing({ products: [listed('Bala', ['tosse']), listed('Chá')] })} />,
    everyPlace,
  )
  expect(screen.queryByRole('button', { name: /^Filtrar/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Ordenar por' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /^(Bala|Chá)$/ })).toHaveLength(2)
})

describe('a listing that is too long for its page (LIST-7)', () => {
  const all = ['Bala', 'Chá', 'Gel', 'Mel', 'Pó', 'Xarope'].map((title, index) =>
    listed(title, index % 2 === 1 ? ['tosse'] : []),
  )
  const rest = { href: '/api/products/?facet=PLP', count: all.length, counts: { tosse: 3 } }
  const long = listing({ products: all.slice(0, 3), rest })
  const answer = (reply: Promise<unknown>) => {
    const asked = jest.fn((_address: string) => reply)
    Object.assign(globalThis, { fetch: asked })
    return asked
  }
  const answered = (body: unknown) => Promise.resolve({ ok: true, json: async () => body })
  const titlesRendered = () =>
    screen.getAllByRole('article', { hidden: true }).map((card) => card.querySelector('h2, h3')?.textContent)
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'))

  test('begins in the page, with the numbers of all of it, and asks for nothing', () => {
    const asked = answer(answered({ products: all }))
    render(<ProductListingPage page={long} />, everyPlace)
    expect(screen.getByRole('status')).toHaveTextContent(/^6 produtos$/)
    expect(titlesRendered()).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Página 3' })).toBeInTheDocument()
    expect(screen.getAllByRole('checkbox', { name: /Tosse.*3/ }).length).toBeGreaterThan(0)
    expect(asked).not.toHaveBeenCalled()
  })

  test('goes on when the address names another view, and draws that page of it alone', async () => {
    resetRouter(`${PATH}?filtro=tosse&pagina=2`)
    const asked = answer(answered({ products: all }))
    render(<ProductListingPage page={long} />, everyPlace)
    expect(await screen.findByText(/^3 produtos$/)).toBeInTheDocument()
    expect(titlesRendered()).toEqual(['Xarope'])
    expect(asked.mock.calls.map(([address]) => address)).toEqual([rest.href])
  })

  test.each([
    ['no answer', () => Promise.reject(new Error('offline'))],
    ['an answer that is none', () => answered({ products: null })],
  ])('with %s shows what it has', async (_, reply) => {
    resetRouter(`${PATH}?filtro=tosse`)
    answer(reply())
    render(<ProductListingPage page={long} />, everyPlace)
    expect(await screen.findByText(/^1 produto$/)).toBeInTheDocument()
    expect(titlesRendered()).toEqual(['Chá'])
  })
})

test('without a page that compares nothing is chosen for one (ROUTE-11)', () => {
  render(<ProductListingPage page={listing()} />)
  expect(screen.queryByRole('checkbox', { name: /^Comparar/ })).toBeNull()
})
