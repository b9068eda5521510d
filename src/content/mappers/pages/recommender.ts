import { z } from 'zod'
import type { RecommenderAnswer, RecommenderModel, RecommenderQuestion } from '@/models/pages/recommender'
import { trimSlug } from '@/routing/slugs'
import { links, optionalFlag, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { facetMapper } from '../facets'
import type { KnownProduct } from '../known-product'
import { mapPicture } from '../pictures'
import { noticeMapper } from '../sections/blocks'
import { productCard } from '../sections/cards'
import { mapPageBase, pageFields } from './base'

const answerMapper = defineMapper(
  'recommenderAnswer',
  z.object({
    title: requiredText,
    uniqueId: requiredText,
    facets: links,
    image: optionalLink,
    needsDoctor: optionalFlag,
  }),
  (fields, entry, context): RecommenderAnswer => ({
    id: fields.uniqueId,
    title: fields.title,
    image: mapPicture(fields.image, entry, 'image', context),
    facets: mapLinks(fields.facets, [facetMapper], context, { id: entry.id, field: 'facets' }),
    needsDoctor: fields.needsDoctor,
  }),
)

/** A question without an answer to choose could not be passed: it is left out. */
const questionMapper = defineMapper(
  'recommenderQuestion',
  z.object({
    title: requiredText,
    uniqueId: requiredText,
    help: optionalText,
    multiple: optionalFlag,
    answers: links,
  }),
  (fields, entry, context): RecommenderQuestion => {
    const answers = mapLinks(fields.answers, [answerMapper], context, { id: entry.id, field: 'answers' })
    if (answers.length === 0) entry.fail('answers', 'has no answer to choose')
    return {
      id: fields.uniqueId,
      title: fields.title,
      help: fields.help,
      isMultiple: fields.multiple,
      answers,
    }
  },
)

const recommenderFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  description: optionalText,
  image: optionalLink,
  questions: links,
  resultTitle: optionalText,
  otherSuggestions: links,
  doctorNotice: optionalLink,
  notice: optionalLink,
})

/** The recommender without the products it chooses from. */
export const recommenderMapper = defineMapper(
  'productRecommender',
  recommenderFields,
  (fields, entry, context) => {
    const from = (field: string) => ({ id: entry.id, field })
    const { title, description } = fields
    const page: RecommenderModel = {
      type: 'recommender',
      ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title, description }),
      description,
      image: mapPicture(fields.image, entry, 'image', context),
      questions: mapLinks(fields.questions, [questionMapper], context, from('questions')),
      products: [],
      resultTitle: fields.resultTitle,
      otherSuggestions: mapLinks(
        fields.otherSuggestions,
        [productCard],
        context,
        from('otherSuggestions'),
      ).map(({ id }) => id),
      doctorNotice: mapLink(fields.doctorNotice, [noticeMapper], context, from('doctorNotice')),
      notice: mapLink(fields.notice, [noticeMapper], context, from('notice')),
    }
    return page
  },
)

/** Fills a recommender with products, of whose facets only those stay that an answer asks for. */
export const withRecommendedProducts = (page: RecommenderModel, all: KnownProduct[]): RecommenderModel => {
  const asked = new Set(
    page.questions.flatMap(({ answers }) => answers.flatMap(({ facets }) => facets.map(({ id }) => id))),
  )
  const products = all.map(({ card, facets, featured }) => ({
    card,
    facets: facets.map(({ id }) => id).filter((id) => asked.has(id)),
    featured,
  }))
  const known = new Set(products.map(({ card }) => card.id))
  return { ...page, products, otherSuggestions: page.otherSuggestions.filter((id) => known.has(id)) }
}
