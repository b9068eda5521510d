import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '@tests/unit/axe'
import { stubReducedMotion } from '@tests/unit/shared/utils/browser-stubs'
import type { HistoryModel, TimelineCard } from '@/shared/content-model/types/our-history'
import { HistoryPage } from '@/ui/templates/history/HistoryPage'
import { makeBase } from '../editorial-fixtures'

const card = (year: string): TimelineCard => ({
  id: year,
  anchor: `ano-${year}`,
  year,
  description: `O que houve em ${year}.`,
  supportingText: null,
  image: null,
  isDark: false,
  variant: 'left',
})
const page: HistoryModel = {
  ...makeBase({ title: 'Nossa história' }),
  type: 'history',
  banner: null,
  description: [],
  decorativeText: null,
  eras: [
    { id: 'era', title: 'A botica', surface: 'white', cards: [card('1894'), card('1911'), card('1931')] },
  ],
  sections: [],
}

beforeEach(() => {
  stubReducedMotion(true)
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  Element.prototype.scrollIntoView = jest.fn()
  Element.prototype.scrollTo = jest.fn()
})

test('the years lead to their cards, and arrow keys walk among them (STORY-1)', async () => {
  const user = userEvent.setup()
  render(<HistoryPage page={page} />)
  const years = screen.getAllByRole('link')
  expect(years.map((link) => link.getAttribute('href'))).toEqual(['#ano-1894', '#ano-1911', '#ano-1931'])
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(years[1]).toHaveFocus()
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  await user.keyboard('{End}{ArrowRight}')
  expect(years[0]).toHaveFocus()
})

test('an era says its years, and a year its story', () => {
  render(<HistoryPage page={page} />)
  expect(screen.getByText('1894 – 1931')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'A botica' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: '1911' })).toBeInTheDocument()
})

test('without cards there is no timeline, and the title stands', () => {
  render(<HistoryPage page={{ ...page, eras: [] }} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Nossa história' })).toBeInTheDocument()
})

test('the history is accessible', async () => {
  await expectAccessible(<HistoryPage page={page} />)
})
