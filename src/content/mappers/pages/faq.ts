import { z } from 'zod'
import { uniqueKeys } from '@/lib/unique-keys'
import type { FaqLandingModel, FaqPageModel, FaqQuestion, FaqTopic } from '@/models/pages/faq'
import { hrefOfSlug } from '@/routing/links'
import { trimSlug } from '@/routing/slugs'
import { links, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { linksToPages } from '../../paths/page-links'
import type { PathIndex } from '../../paths/path-entry'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { actionMapper } from '../links'
import { mapPicture } from '../pictures'
import { bannerMapper, calloutMapper } from '../sections/banners'
import { questionMapper } from '../sections/blocks'
import { mapPageBase, pageFields } from './base'

const withUniqueAnchors = (questions: FaqQuestion[], prefix = ''): FaqQuestion[] => {
  const anchors = uniqueKeys(questions.map(({ anchor }) => `${prefix}${anchor}`))
  return questions.map((question, index) => ({ ...question, anchor: anchors[index] ?? question.id }))
}

const faqFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  description: optionalText,
  image: optionalLink,
  questions: links,
})

/** The questions of one subject; the other subjects are added by the reader. */
export const faqPageMapper = defineMapper('faqPage', faqFields, (fields, entry, context): FaqPageModel => {
  const { title, description } = fields
  const questions = mapLinks(fields.questions, [questionMapper], context, {
    id: entry.id,
    field: 'questions',
  })
  return {
    type: 'faq',
    ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title, description }),
    description,
    picture: mapPicture(fields.image, entry, 'image', context),
    questions: withUniqueAnchors(questions),
    landing: null,
    others: [],
  }
})

/** Adds links to the page of all subjects and to the other ones. */
export const withOtherSubjects = (page: FaqPageModel, index: PathIndex): FaqPageModel => ({
  ...page,
  landing: linksToPages(index, ({ type }) => type === 'faqLanding')[0] ?? null,
  others: linksToPages(index, ({ type, id }) => type === 'faq' && id !== page.id),
})

const topicFields = z.object({
  slug: requiredText,
  title: requiredText,
  description: optionalText,
  image: optionalLink,
  questions: links,
})

const topicMapper = defineMapper('faqPage', topicFields, (fields, entry, context): FaqTopic => {
  const anchor = trimSlug(fields.slug).split('/').at(-1) ?? entry.id
  const questions = mapLinks(fields.questions, [questionMapper], context, {
    id: entry.id,
    field: 'questions',
  })
  return {
    id: entry.id,
    anchor,
    title: fields.title,
    href: hrefOfSlug(fields.slug),
    description: fields.description,
    picture: mapPicture(fields.image, entry, 'image', context),
    questions: withUniqueAnchors(questions, `${anchor}-`),
  }
})

const landingFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  description: optionalText,
  banner: optionalLink,
  pages: links,
  callToAction: optionalLink,
})

export const faqLandingMapper = defineMapper(
  'faqLandingPage',
  landingFields,
  (fields, entry, context): FaqLandingModel => {
    const from = (field: string) => ({ id: entry.id, field })
    const { title, description } = fields
    const ending = fields.callToAction && context.graph.entry(fields.callToAction.sys.id)
    const isAction = ending?.sys.contentType.sys.id === actionMapper.contentType
    return {
      type: 'faqLanding',
      ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title, description }),
      description,
      banner: mapLink(fields.banner, [bannerMapper], context, from('banner')),
      topics: mapLinks(fields.pages, [topicMapper], context, from('pages')),
      action: isAction ? mapLink(fields.callToAction, [actionMapper], context, from('callToAction')) : null,
      callout: isAction ? null : mapLink(fields.callToAction, [calloutMapper], context, from('callToAction')),
    }
  },
)
