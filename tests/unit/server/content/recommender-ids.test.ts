import { forSuite } from '@tests/factories/for-suite'
import type { RawEntry } from '@/server/content/service/reply'
import type { RecommenderModel } from '@/shared/content-model/types/product-recommender'
import { recommend } from '@/ui/templates/recommender/recommend'
import { openSampleSite } from './support/sample-site'

const site = forSuite(openSampleSite)

const loadRecommender = async (): Promise<RecommenderModel> => {
  const page = await site.pages.find(({ type }) => type === 'recommender')?.load()
  if (page?.type !== 'recommender') throw new Error('The sample space has no recommender')
  return page
}

/**
 * Every way to give one answer to each question that leads to products, as places of the answers; two answers where
 * several are allowed. Answers that lead to the doctor never come to a recommendation.
 */
const choicesOf = ({ questions }: RecommenderModel): number[][][] =>
  questions
    .map(({ answers, isMultiple }) => {
      const safe = answers.flatMap(({ needsDoctor }, index) => (needsDoctor ? [] : [index]))
      const pairs = isMultiple ? safe.slice(1).map((place, index) => [safe[index] ?? place, place]) : []
      return [...safe.map((place) => [place]), ...pairs]
    })
    .reduce<number[][][]>(
      (ways, options) => ways.flatMap((way) => options.map((option) => [...way, option])),
      [[]],
    )

/**
 * What is recommended for every way to answer: kind, products and reasons. Every product is a suggestion for when
 * nothing fits, so that only what is safe decides then.
 */
const resultsOf = (loaded: RecommenderModel): string[] => {
  const page = { ...loaded, otherSuggestions: loaded.products.map(({ card }) => card.id) }
  return choicesOf(page).map((choice) => {
    const answers = choice.flatMap((places, question) =>
      places.map((place) => page.questions[question]?.answers[place]?.id ?? ''),
    )
    const { kind, products } = recommend(page, answers)
    return `${kind}: ${products.map(({ product, reasons }) => `${product.card.id} (${reasons})`).join(', ')}`
  })
}

const renamed = (entry: RawEntry): RawEntry => ({
  ...entry,
  fields: { ...entry.fields, uniqueId: `x-${entry.sys.id}` },
})

/** Runs with all these entries changed at once. */
const withEntries = async (entries: RawEntry[], run: () => Promise<void>): Promise<void> => {
  const [first, ...others] = entries
  await (first ? site.service.withEntry(first, () => withEntries(others, run)) : run())
}

test('no id of a question or an answer decides what is recommended', async () => {
  const before = resultsOf(await loadRecommender())
  expect(new Set(before.map((result) => result.split(':')[0]))).toEqual(
    new Set(['exact', 'relaxed', 'others']),
  )
  const ofType = (type: string) => site.service.entries.filter(({ sys }) => sys.contentType.sys.id === type)
  const questions = ofType('recommenderQuestion')
  const answers = ofType('recommenderAnswer')
  expect([questions.length, answers.length]).toEqual([6, 34])
  for (const changed of [...questions.map((question) => [question]), answers, [...questions, ...answers]])
    await withEntries(changed.map(renamed), async () => {
      const page = await loadRecommender()
      expect(JSON.stringify(page)).toContain('"x-')
      expect(resultsOf(page)).toEqual(before)
    })
})
