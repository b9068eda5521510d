import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from '@tests/unit/axe'
import { useState } from 'react'
import type { ArticleListingModel, ArticleTab, ArticleTeaser } from '@/shared/content-model/types/alp-page'
import { ArticleTabs } from '@/ui/templates/article-listing/ArticleListingPage'
import { makeBase, makeCard } from '../editorial-fixtures'

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

const listing = (own: Partial<ArticleListingModel> = {}): ArticleListingModel => ({
  ...makeBase(),
  type: 'articleListing',
  picture: null,
  words: [],
  tabs,
  teasers,
  sickDay: null,
  signUp: null,
  ...own,
})

function Tabs({ page = listing() }: { page?: ArticleListingModel }) {
  const [selected, setSelected] = useState(0)
  return <ArticleTabs page={page} selected={selected} onSelect={setSelected} />
}

const articles = () => within(screen.getByRole('tabpanel')).getAllByRole('article')

test('the chosen tab shows its articles; arrow keys choose and move (ARTICLES-1)', async () => {
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

test('the leading card says what reading on brings, in the words of its editors or the site; rows do not (ARTICLES-1)', async () => {
  render(<Tabs />)
  const [first, second] = articles()
  expect(first).toHaveTextContent('Ver os sinais')
  expect(second).not.toHaveTextContent('Continuar lendo')
  expect(second).toHaveTextContent('Passo a passo')
  await userEvent.click(screen.getByRole('tab', { name: 'Aba b' }))
  expect(articles()[0]).toHaveTextContent('Continuar lendo')
})

test('every panel is in the page, for visitors without scripts', () => {
  const { container } = render(<Tabs />)
  expect(container.querySelectorAll('[role="tabpanel"][data-without-script]')).toHaveLength(2)
})

test('a tab with more than its page carries goes on by a button, which asks for the rest once', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `artigo ${index}`)
  const whole = { tabs: [tab('a', ...ids)], teasers: ids.map((id) => teaser(id)) }
  const fetched = jest.fn(async () => ({ ok: true, json: async () => whole }))
  Object.assign(globalThis, { fetch: fetched })
  const user = userEvent.setup()
  render(
    <Tabs
      page={listing({
        tabs: [{ ...tab('a', ...ids.slice(0, 3)), count: 30 }],
        teasers: whole.teasers.slice(0, 3),
        restHref: '/api/page-rest/?pagina=dicas',
      })}
    />,
  )
  expect(articles()).toHaveLength(3)
  expect(fetched).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  await waitFor(() => expect(articles()).toHaveLength(27))
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  expect(articles()).toHaveLength(30)
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument()
  expect(fetched).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(globalThis, 'fetch')
})

test('the tabs are accessible', async () => {
  const { container } = render(<Tabs />)
  await expect(axe(container)).resolves.toEqual([])
})
