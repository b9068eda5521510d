import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rememberedBodies } from '@/browser/hooks/use-remainder'
import { Result } from '@/ui/templates/recommender/Result'
import { ResultStep } from '@/ui/templates/recommender/ResultStep'
import { useRecommendable } from '@/ui/templates/recommender/use-recommendable'
import { makeCard, makeRecommender } from '../editorial-fixtures'

afterEach(() => rememberedBodies.clear())

const page = makeRecommender({ restHref: '/api/page-rest/?pagina=recomendador' })
const xarope = { card: makeCard('Xarope'), facets: [], featured: null, excludedBy: [], conflicts: [] }

function Step({ hasAnswers = true }) {
  const recommendable = useRecommendable(page, hasAnswers)
  return (
    <ResultStep
      page={page}
      answers={[]}
      articles={[]}
      notices={[]}
      recommendable={recommendable}
      titleRef={null}
    />
  )
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

test('the first product says why in the titles of the answers, and each medicine its notice (behavior RECOMMEND-6, -7, RECOMMEND-7)', () => {
  const medicine = { ...xarope, card: { ...xarope.card, title: 'Xarope', category: 'medicine' as const } }
  const notice = (id: string, text: string) => ({
    type: 'notice' as const,
    id,
    tone: 'info' as const,
    title: null,
    text,
  })
  render(
    <Result
      title="Resultado"
      articles={[]}
      result={{ kind: 'exact', products: [{ product: medicine, reasons: ['Tosse seca', 'À noite'] }] }}
      notices={[notice('dengue', 'Pode ser dengue.')]}
      medicineNotice={notice('medicamento', '{produto} é um medicamento.')}
      titleRef={null}
    />,
  )
  expect(screen.getByText('Porque você respondeu “Tosse seca” e “À noite”.')).toBeInTheDocument()
  expect(screen.getByText('Pode ser dengue.')).toBeInTheDocument()
  expect(screen.getByText('Xarope é um medicamento.')).toBeInTheDocument()
})

test('where nothing fits, the result says that the care is no product (ERR-6, RECOMMEND-6)', () => {
  render(
    <Result
      title="Resultado"
      articles={[]}
      result={{ kind: 'others', products: [] }}
      notices={[]}
      medicineNotice={null}
      titleRef={null}
    />,
  )
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Para essas respostas, o cuidado não é um produto',
  )
})
