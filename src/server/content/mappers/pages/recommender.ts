import type { Entry } from '@/shared/content-model/entry'
import { unsuitability } from '@/shared/content-model/products/suitability'
import { conflictsWith } from '@/shared/content-model/products/used-together'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { RecommendedProduct, RecommenderModel } from '@/shared/content-model/types/product-recommender'
import type {
  RecommenderAnswer,
  RecommenderQuestion,
} from '@/shared/content-model/types/recommender-question'
import type { CardModel } from '@/shared/content-model/views/card'
import { mapEach, mapOne } from '../../reader/map'
import { mapFacet } from '../facets'
import type { KnownProduct } from '../known-product'
import { mapPicture } from '../pictures'
import { mapArticleCard } from '../sections/cards'
import { mapDanger } from '../sections/dangers'
import { mapNotice } from '../sections/small'
import { mapPageBase } from './base'

/** Why a product is excluded for an answer: not for that person or symptom, or by a facet that editors exclude. */
function exclusionsOf({ fields }: Entry<'recommenderAnswer'>) {
  const groups = mapEach(fields.facets, mapFacet).map(({ id }) => id)
  const excluded = new Set(mapEach(fields.excludedFacets, mapFacet).map(({ id }) => id))
  const user = { age: fields.ageFrom, groups, avoids: [] }
  return {
    answer: fields.uniqueId,
    excludes: ({ card, facets, notFor, isMedicine }: KnownProduct): boolean => {
      const limits = {
        isMedicine,
        minimumAge: card.minimumAge ?? null,
        notFor: notFor.map(({ id }) => id),
        substances: [],
      }
      return unsuitability(limits, user) !== null || facets.some(({ id }) => excluded.has(id))
    },
  }
}

const listed = <Key extends string>(key: Key, ids: string[]): { [Name in Key]?: string[] } =>
  ids.length > 0 ? ({ [key]: ids } as { [Name in Key]?: string[] }) : {}

function mapAnswer({ fields }: Entry<'recommenderAnswer'>): RecommenderAnswer {
  const idOf = (answer: Entry<'recommenderAnswer'>) => answer.fields.uniqueId
  return {
    id: fields.uniqueId,
    title: fields.title,
    image: mapPicture(fields.image),
    facets: mapEach(fields.facets, mapFacet),
    ...(fields.needsDoctor && { needsDoctor: true }),
    ...(fields.isEmergency && { isEmergency: true }),
    ...listed('needsDoctorWith', mapEach(fields.needsDoctorWith, idOf)),
    ...listed('contradicts', mapEach(fields.contradicts, idOf)),
    ...(fields.notice && { notice: fields.notice.id }),
    ...(fields.resultNotice && { resultNotice: fields.resultNotice.id }),
    ...listed(
      'articles',
      mapEach(fields.articles, ({ id }) => id),
    ),
  }
}

const articlesOf = (entry: Entry<'productRecommender'>): CardModel[] => {
  const cards = mapEach(entry.fields.questions, ({ fields }) =>
    mapEach(fields.answers, (answer) => mapEach(answer.fields.articles, mapArticleCard)),
  ).flat(2)
  return [...new Map(cards.map((card) => [card.id, card])).values()]
}

const noticesOf = (entry: Entry<'productRecommender'>): NoticeSection[] => {
  const notices = mapEach(entry.fields.questions, ({ fields }) =>
    mapEach(fields.answers, (answer) => {
      const { notice, resultNotice } = answer.fields
      return [mapOne(notice, mapNotice), mapOne(resultNotice, { notice: mapNotice, danger: mapDanger })]
    }),
  ).flat(2)
  return [...new Map(notices.flatMap((notice) => (notice ? [[notice.id, notice]] : []))).values()]
}

/** A question without an answer to choose could not be passed: it is left out. */
function mapQuestion(entry: Entry<'recommenderQuestion'>): RecommenderQuestion {
  const { uniqueId, role, title, help, multiple } = entry.fields
  const answers = mapEach(entry.fields.answers, mapAnswer)
  if (answers.length === 0) entry.fail('answers', 'nothingToShow')
  return { id: uniqueId, role, title, help, isMultiple: multiple, answers }
}

/** Products with those of their facets that an answer asks for, and what speaks against each. */
const productsOf = (
  entry: Entry<'productRecommender'>,
  questions: RecommenderQuestion[],
  all: KnownProduct[],
): RecommendedProduct[] => {
  const facets = questions.flatMap(({ answers }) => answers.flatMap((answer) => answer.facets))
  const offered = new Set(facets.map(({ id }) => id))
  const exclusions = mapEach(entry.fields.questions, ({ fields }) =>
    mapEach(fields.answers, exclusionsOf),
  ).flat()
  return all.map((product) => ({
    card: product.card,
    facets: product.facets.map(({ id }) => id).filter((id) => offered.has(id)),
    featured: product.featured,
    excludedBy: exclusions.filter(({ excludes }) => excludes(product)).map(({ answer }) => answer),
    conflicts: conflictsWith(product, all).map(({ other }) => other.card.id),
  }))
}

/** Refuses a recommender without a safety question. @param all products to choose from */
export function mapRecommender(entry: Entry<'productRecommender'>, all: KnownProduct[]): RecommenderModel {
  const { title, description, image, resultTitle, otherSuggestions } = entry.fields
  const questions = mapEach(entry.fields.questions, mapQuestion)
  if (!questions.some(({ role }) => role === 'safety')) entry.fail('questions', 'noSafetyQuestion')
  const offered = all.filter(({ card }) => !card.isRecalled)
  const products = productsOf(entry, questions, offered)
  const known = new Set(products.map(({ card }) => card.id))
  return {
    type: 'recommender',
    ...mapPageBase(entry, { title, description }),
    description,
    image: mapPicture(image),
    questions,
    products,
    articles: articlesOf(entry),
    notices: noticesOf(entry),
    resultTitle,
    otherSuggestions: otherSuggestions.map(({ id }) => id).filter((id) => known.has(id)),
    emergencyNotice: mapOne(entry.fields.emergencyNotice, mapNotice),
    doctorNotice: mapOne(entry.fields.doctorNotice, mapNotice),
    notice: mapOne(entry.fields.notice, mapNotice),
    medicineNotice: mapOne(entry.fields.medicineNotice, mapNotice),
  }
}
