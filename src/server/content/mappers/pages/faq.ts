import type { Entry } from '@/shared/content-model/entry'
import type { FaqLandingModel, FaqPageModel, FaqTopic } from '@/shared/content-model/types/faq-page'
import type { FaqQuestion } from '@/shared/content-model/types/faq-section'
import { hrefOfSlug, trimSlug } from '@/shared/routing/links'
import { uniqueKeys } from '@/shared/utils/distinct'
import { linksToPages } from '../../paths/page-links'
import type { PathIndex } from '../../paths/path-entry'
import { mapEach, mapOne } from '../../reader/map'
import { mapAction } from '../links'
import { mapDecoration, mapPicture } from '../pictures'
import { mapCallout } from '../sections/banners'
import { mapNotice, mapQuestion } from '../sections/small'
import { mapPerson } from './article'
import { mapPageBase } from './base'

/** The questions of a subject, each with an anchor. */
export function questionsOf({ fields }: Entry<'faqPage'>, prefix = ''): FaqQuestion[] {
  const questions = mapEach(fields.questions, mapQuestion)
  const anchors = uniqueKeys(questions.map(({ anchor }) => `${prefix}${anchor}`))
  return questions.map((question, index) => ({ ...question, anchor: anchors[index] ?? question.id }))
}

/** The questions of one subject, with links to the page of all subjects and to the other ones. */
export function mapFaqPage(entry: Entry<'faqPage'>, index: PathIndex): FaqPageModel {
  const { title, description, image } = entry.fields
  return {
    type: 'faq',
    ...mapPageBase(entry, { title, description }),
    description,
    picture: mapPicture(image),
    questions: questionsOf(entry),
    reviewer: mapOne(entry.fields.reviewer, mapPerson),
    reviewedOn: entry.fields.reviewDate,
    notice: mapOne(entry.fields.notice, mapNotice),
    landing: linksToPages(index, ({ type }) => type === 'faqLanding')[0] ?? null,
    others: linksToPages(index, ({ type, id }) => type === 'faq' && id !== entry.id),
  }
}

function mapTopic(entry: Entry<'faqPage'>): FaqTopic {
  const { slug, title, image } = entry.fields
  const anchor = trimSlug(slug).split('/').at(-1) ?? entry.id
  return {
    id: entry.id,
    title,
    href: hrefOfSlug(slug),
    picture: mapDecoration(image),
    questions: questionsOf(entry, `${anchor}-`),
  }
}

/** All subjects; it ends with a button or a callout. */
export function mapFaqLanding(entry: Entry<'faqLandingPage'>): FaqLandingModel {
  const { title, description, callToAction } = entry.fields
  return {
    type: 'faqLanding',
    ...mapPageBase(entry, { title, description }),
    description,
    topics: mapEach(entry.fields.pages, mapTopic),
    action: callToAction?.type === 'linkButton' ? mapOne(callToAction, mapAction) : null,
    callout: callToAction?.type === 'callout' ? mapOne(callToAction, mapCallout) : null,
  }
}
