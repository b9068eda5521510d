import { render, screen } from '@testing-library/react'
import { ProductPage } from '@/ui/templates/product/ProductPage'
import { stubIntersectionObserver } from '../../../shared/utils/browser-stubs'
import { resetRouter } from '../router-stub'
import { makeProduct, scent, shop, variant } from './product-fixture'

jest.mock('next/router', () => ({ useRouter: () => jest.requireActual('../router-stub').routerStub }))

const leaflet = {
  version: 'Versão 3',
  date: null,
  pageHref: '/pt-br/bulas/pomada/',
  patientHref: null,
  patientBytes: null,
  professionalHref: null,
  professionalBytes: null,
  report: null,
}
const medicine = {
  shortDescription: 'Alivia o nariz entupido.',
  category: 'medicine',
  isMedicine: true,
  leaflet,
} as const

beforeEach(() => {
  stubIntersectionObserver()
  resetRouter('/pt-br/produtos/pomada/')
})

test('PRODUCT-8: below the shop button are the purpose, the open legal notice, then the folded leaflet', () => {
  render(<ProductPage page={makeProduct({ ...medicine, retailers: [shop] })} />)
  const notice = screen.getByText(/POMADA É UM MEDICAMENTO/i)
  const summary = screen.getByText('Bula e segurança', { exact: false, selector: 'summary' })
  const inOrder = [
    screen.getByRole('button', { name: 'Onde comprar' }),
    screen.getByText(medicine.shortDescription),
    notice,
    summary,
  ]
  for (const [index, element] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(notice.closest('details')).toBeNull()
  expect(summary.closest('details')).not.toHaveAttribute('open')
})

test('PRODUCT-8: a single choice is hidden, several are shown', () => {
  const two = variant('90 g', scent('menta'), scent('mel'))
  const { unmount } = render(
    <ProductPage page={makeProduct({ variants: [variant('30 g', scent('menta'))] })} />,
  )
  expect(screen.queryByRole('radio')).toBeNull()
  unmount()
  render(<ProductPage page={makeProduct({ variants: [two] })} />)
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'menta',
    'mel',
  ])
})
