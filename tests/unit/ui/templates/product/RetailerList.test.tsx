import { render, screen } from '@testing-library/react'
import type { Retailer } from '@/shared/content-model/types/product-variant'
import { RetailerList } from '@/ui/templates/product/BuyNow'

const shop = (name: string, href: string | null): Retailer => ({
  id: name,
  name,
  title: `Comprar na ${name}`,
  linkText: null,
  href,
  logo: null,
})
const chosen = (...retailers: Retailer[]) => ({
  name: 'Pomada',
  psId: 'PS',
  slId: 'SL',
  gtin: '789',
  pictures: [],
  color: null,
  retailers,
})

test('a shop opens in a new tab, with a safe rel and what analytics needs (PRODUCT-3)', () => {
  render(<RetailerList chosen={chosen(shop('Loja', 'https://loja.example/x'))} />)
  const link = screen.getByRole('link', { name: /Loja.*Ver na loja.*abre em nova aba/ })
  expect(link).toHaveAttribute('href', 'https://loja.example/x')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link.dataset).toMatchObject({ psId: 'PS', slId: 'SL', gtin: '789', retailer: 'Loja' })
})

test('a shop whose link is missing or broken says so (behavior ERR-8)', () => {
  render(<RetailerList chosen={chosen(shop('Loja', null))} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Loja')).toBeInTheDocument()
  expect(
    screen.getByText('Não conseguimos abrir as lojas agora. Tente de novo em alguns minutos.'),
  ).toBeInTheDocument()
})

test('without any shop the message stands alone (PRODUCT-3)', () => {
  render(<RetailerList chosen={chosen()} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Não conseguimos abrir as lojas agora. Tente de novo em alguns minutos.',
  )
})
