import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from '@tests/unit/axe'
import { useState } from 'react'
import type { ArticleTab, ArticleTeaser } from '@/content-model/types/article-list'
import { ArticleTabs } from '@/templates/article-listing/ArticleTabs'
import { makeCard } from '../editorial-fixtures'

const teaser = (id: string, more: Partial<ArticleTeaser> = {}): ArticleTeaser => ({
  card: makeCard(id, { eyebrow: 'Sintomas' }),
  isHowTo: false,
  keepReading: null,
  ...more,
})
const tab = (key: string, ...teasers: string[]): ArticleTab => ({
  key,
  title: `Aba ${key}`,
  teasers,
  viewMore: null,
  sickDay: null,
})
const tabs = [tab('a', 'um', 'dois'), tab('b', 'dois')]
const teasers = [teaser('um', { keepReading: 'Ver os sinais' }), teaser('dois', { isHowTo: true })]

function Tabs() {
  const [selected, setSelected] = useState(0)
  return (
    <ArticleTabs tabs={tabs} teasers={teasers} selected={selected} opensPage={false} onSelect={setSelected} />
  )
}

const articles = () => within(screen.getByRole('tabpanel')).getAllByRole('article')

test('the chosen tab shows its articles; arrow keys choose and move', async () => {
  const user = userEvent.setup()
  render(<Tabs />)
  expect(articles()).toHaveLength(2)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Aba a' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Aba b', selected: true })).toHaveFocus()
  expect(articles()).toHaveLength(1)
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Aba a', selected: true })).toHaveFocus()
})

test('a card says what reading on brings, in the words of its editors or the site', () => {
  render(<Tabs />)
  const [first, second] = articles()
  expect(first).toHaveTextContent('Ver os sinais')
  expect(second).toHaveTextContent('Continuar lendo')
  expect(second).toHaveTextContent('Passo a passo')
})

test('every panel is in the page, for visitors without scripts', () => {
  const { container } = render(<Tabs />)
  expect(container.querySelectorAll('[role="tabpanel"][data-without-script]')).toHaveLength(2)
})

test('the tabs are accessible', async () => {
  const { container } = render(<Tabs />)
  await expect(axe(container)).resolves.toEqual([])
})
