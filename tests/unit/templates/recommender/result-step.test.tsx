import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RecommenderModel } from '@/content-model/types/product-recommender'
import { restMemory } from '@/hooks/use-rest'
import { ResultStep } from '@/templates/recommender/ResultStep'
import { useRecommendable } from '@/templates/recommender/use-recommendable'
import { makeBase, makeCard } from '../editorial-fixtures'

afterEach(() => restMemory.clear())

const page: RecommenderModel = {
  ...makeBase(),
  type: 'recommender',
  description: null,
  image: null,
  questions: [],
  products: [],
  articles: [],
  resultTitle: null,
  otherSuggestions: [],
  emergencyNotice: null,
  doctorNotice: null,
  notice: null,
  restHref: '/api/page-rest/?pagina=recomendador',
}
const xarope = { card: makeCard('Xarope'), facets: [], featured: null, excludedBy: [], conflicts: [] }

function Step({ hasAnswers = true }) {
  const recommendable = useRecommendable(page, hasAnswers)
  return <ResultStep page={page} answers={[]} articles={[]} recommendable={recommendable} titleRef={null} />
}
const answer = (...replies: (() => Promise<unknown>)[]) => {
  const asked = jest.fn(() => (replies.shift() ?? (() => Promise.reject(new Error('asked too often'))))())
  Object.assign(globalThis, { fetch: asked })
  return asked
}
const found = () => Promise.resolve({ ok: true, json: async () => ({ products: [xarope] }) })
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'))

test('nothing is asked for before the first answer (behavior LIST-8)', () => {
  const asked = answer(found)
  render(<Step hasAnswers={false} />)
  expect(asked).not.toHaveBeenCalled()
})

test('the products come once, without the answers being sent, and the result is drawn from them', async () => {
  const asked = answer(found)
  render(<Step />)
  expect(await screen.findByRole('article')).toHaveTextContent('Xarope')
  expect(asked.mock.calls.map(([address]: unknown[]) => address)).toEqual([page.restHref])
})

test('what cannot be had is said, and asked for again by a press', async () => {
  answer(() => Promise.reject(new Error('offline')), found)
  render(<Step />)
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  expect(screen.getByRole('link', { name: 'Ver todos os produtos' })).toHaveAttribute(
    'href',
    '/pt-br/lista/produtos/',
  )
  await userEvent.setup().click(retry)
  expect(await screen.findByRole('article')).toHaveTextContent('Xarope')
})
