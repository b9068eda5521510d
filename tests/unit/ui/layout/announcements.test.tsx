import { screen, within } from '@testing-library/react'
import type { Announcement } from '@/shared/content-model/types/header'
import { installViewport } from './browser'
import { globalData, link } from './fixtures'
import { renderLayout } from './render-layout'

/** NOTICE-1: what the brand tells everybody. */
const recall: Announcement = {
  id: 'recall',
  kind: 'recall',
  text: 'Não use o lote 4821.',
  link: link('O que fazer', 'recolhimento'),
}

const renderWith = (announcements?: Announcement[]) =>
  renderLayout({
    isTransparent: true,
    globalData: { ...globalData, header: { ...globalData.header, ...(announcements && { announcements }) } },
  })
const landmark = () => screen.queryByRole('complementary', { name: 'Comunicados' })

beforeEach(() => installViewport(1280))

test('announcements are a landmark between header and page, in words, below a header with a ground (NOTICE-1)', () => {
  renderWith([recall])
  const bar = landmark()
  expect(bar).toHaveTextContent('Recolhimento: Não use o lote 4821.')
  expect(within(bar ?? document.body).getByRole('link')).toHaveAttribute('href', '/pt-br/recolhimento/')
  const after = (one: Element, other: Element | null) =>
    other !== null && Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  expect(after(screen.getByRole('banner'), bar)).toBe(true)
  expect(after(bar ?? document.body, screen.getByRole('main'))).toBe(true)
  expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'white')
})

test('without any there is nothing', () => {
  renderWith()
  expect(landmark()).toBeNull()
  expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'transparent')
})
