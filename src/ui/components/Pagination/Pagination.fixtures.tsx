import type { Fixtures } from '../fixtures'
import type { PaginationProps } from './Pagination'

const pages = (page: number, pageCount: number): PaginationProps => ({
  label: 'Páginas da lista',
  page,
  pageCount,
  hrefOf: (number) => `/pt-br/produtos?pagina=${number}`,
  onTurn: () => {},
})

export const fixtures: Fixtures<PaginationProps> = {
  'one page: nothing': pages(1, 1),
  'first of two': pages(1, 2),
  'last of two': pages(2, 2),
  'all fit': pages(3, 5),
  'gaps at both sides': pages(10, 20),
  'numbers of two and three digits': pages(99, 120),
}
