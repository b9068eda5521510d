import { z } from 'zod'
import { slugify } from '@/lib/slugify'
import type {
  ActionSection,
  CardSection,
  FaqSection,
  FeatureSection,
  LinksSection,
  NoticeSection,
  PictureSection,
  VideoSection,
} from '@/models/sections'
import { links, oneOf, optionalFlag, optionalLink, optionalText, requiredText } from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { actionMapper, linkButtonAsLink, linkMapper, makeLink } from '../links'
import { mapPicture, pictureMappers } from '../pictures'
import { cardMappers } from './cards'
import { surface } from './looks'
import { parseVideoSource } from './video-source'

const cardSectionFields = z.object({
  title: optionalText,
  subTitle: optionalText,
  description: optionalText,
  cards: links,
  variant: oneOf(['grid', 'tiles', 'circles', 'products', 'articles'], 'grid'),
  backgroundColor: surface,
  image: optionalLink,
  callToAction: optionalLink,
  disclaimer: optionalText,
})

export const cardSectionMapper = defineMapper(
  'cardSection',
  cardSectionFields,
  (fields, entry, context): CardSection => {
    const cards = mapLinks(fields.cards, cardMappers, context, { id: entry.id, field: 'cards' })
    if (cards.length === 0) entry.fail('cards', 'has no card to show')
    return {
      type: 'cardSection',
      id: entry.id,
      variant: fields.variant,
      surface: fields.backgroundColor,
      title: fields.title,
      subTitle: fields.subTitle,
      description: fields.description,
      disclaimer: fields.disclaimer,
      image: mapPicture(fields.image, entry, 'image', context),
      cards,
      action: mapLink(fields.callToAction, [actionMapper], context, { id: entry.id, field: 'callToAction' }),
    }
  },
)

const videoFields = z.object({
  title: requiredText,
  videoLink: optionalText,
  videoUrl: optionalText,
  captionsUrl: optionalText,
  autoplay: optionalFlag,
  thumbnail: optionalLink,
  styles: oneOf(['rounded', 'square'], 'rounded'),
})

export const videoMapper = defineMapper(
  'video',
  videoFields,
  (fields, entry, context): VideoSection => ({
    type: 'video',
    id: entry.id,
    title: fields.title,
    source:
      parseVideoSource(fields, context.scheme) ??
      entry.fail('videoLink', 'is neither a YouTube or Vimeo address nor a video file'),
    startsAfterClick: fields.autoplay,
    thumbnail: mapPicture(fields.thumbnail, entry, 'thumbnail', context),
    shape: fields.styles,
  }),
)

const setFields = z.object({
  link: optionalText,
  linkText: optionalText,
  styles: oneOf(['rounded', 'square', 'circle'], 'rounded'),
})

/** A picture standing alone; what it shows comes from the picture mappers, its link and shape from here. */
const pictureSection = (contentType: 'image' | 'imageSet') =>
  defineMapper(contentType, setFields, (fields, entry, context): PictureSection => {
    const raw = context.graph.entry(entry.id)
    const reader = pictureMappers.find((mapper) => mapper.contentType === contentType)
    if (!raw || !reader) return entry.fail('image', 'has no usable file')
    const picture = reader.read(raw, context)
    return {
      type: 'picture',
      id: entry.id,
      picture,
      link: makeLink(fields.link, fields.linkText ?? picture.alt),
      shape: fields.styles,
    }
  })

export const pictureSectionMappers = [pictureSection('image'), pictureSection('imageSet')]

export const noticeMapper = defineMapper(
  'notice',
  z.object({ title: optionalText, text: requiredText, tone: oneOf(['info', 'warning', 'medicine'], 'info') }),
  (fields, entry): NoticeSection => ({ type: 'notice', id: entry.id, ...fields }),
)

export const linksMapper = defineMapper(
  'linkContainer',
  z.object({ title: optionalText, links }),
  (fields, entry, context): LinksSection => {
    const found = mapLinks(fields.links, [linkMapper, linkButtonAsLink], context, {
      id: entry.id,
      field: 'links',
    })
    if (found.length === 0) entry.fail('links', 'has no link to show')
    return { type: 'links', id: entry.id, title: fields.title, links: found }
  },
)

export const actionSectionMapper = defineMapper(
  'linkButton',
  z.object({}),
  (_, entry, context): ActionSection => {
    const raw = context.graph.entry(entry.id)
    if (!raw) return entry.fail('link', 'is missing')
    return { type: 'action', id: entry.id, action: actionMapper.read(raw, context) }
  },
)

/** One question with its answer. */
export const questionMapper = defineMapper(
  'faqItem',
  z.object({ question: requiredText, answer: requiredText, uniqueId: optionalText }),
  (fields, entry): FaqSection['questions'][number] => ({
    id: entry.id,
    anchor: fields.uniqueId ?? slugify(fields.question),
    question: fields.question,
    answer: fields.answer,
  }),
)

export const faqMapper = defineMapper(
  'faqSection',
  z.object({ title: optionalText, questions: links, callToAction: optionalLink }),
  (fields, entry, context): FaqSection => {
    const questions = mapLinks(fields.questions, [questionMapper], context, {
      id: entry.id,
      field: 'questions',
    })
    if (questions.length === 0) entry.fail('questions', 'has no question to show')
    return {
      type: 'faq',
      id: entry.id,
      title: fields.title,
      questions,
      action: mapLink(fields.callToAction, [actionMapper], context, { id: entry.id, field: 'callToAction' }),
    }
  },
)

export const featureMapper = defineMapper(
  'feature',
  z.object({
    featureType: z.enum([
      'contactForm',
      'loginForm',
      'registrationForm',
      'writeReview',
      'compareProducts',
      'countrySelector',
    ]),
    title: optionalText,
    description: optionalText,
  }),
  (fields, entry): FeatureSection => ({
    type: 'feature',
    id: entry.id,
    feature: fields.featureType,
    title: fields.title,
    description: fields.description,
  }),
)
