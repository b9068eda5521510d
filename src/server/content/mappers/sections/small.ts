import type { Entry } from '@/shared/content-model/entry'
import type { FaqSection } from '@/shared/content-model/types/faq-section'
import type { FeatureSection } from '@/shared/content-model/types/feature'
import type { ActionSection, LinksSection } from '@/shared/content-model/types/link'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import { slugify } from '@/shared/utils/slug'
import { mapEach, mapOne } from '../../reader/map'
import { mapAction, mapButtonAsLink, mapLink } from '../links'
import { linesOfDangers, spokenDanger } from './dangers'

export function mapNotice({ id, fields }: Entry<'notice'>): NoticeSection {
  const text = [fields.text, ...linesOfDangers(fields.dangers)].join('\n\n')
  return { type: 'notice', id, title: fields.title, text, tone: fields.tone }
}

export function mapLinkContainer(entry: Entry<'linkContainer'>): LinksSection {
  const links = mapEach(entry.fields.links, { link: mapLink, linkButton: mapButtonAsLink })
  if (links.length === 0) entry.fail('links', 'nothingToShow')
  return { type: 'links', id: entry.id, title: entry.fields.title, links }
}

function mapActionSection(entry: Entry<'linkButton'>): ActionSection {
  return { type: 'action', id: entry.id, action: mapAction(entry) }
}

/** One question with its answer, and the text of its notice after it. */
export function mapQuestion({ id, fields }: Entry<'faqItem'>): FaqSection['questions'][number] {
  const { question, uniqueId } = fields
  const text = mapOne(fields.notice, { notice: (entry) => mapNotice(entry).text, danger: spokenDanger })
  const answer = [fields.answer, text].filter(Boolean).join('\n\n')
  return { id, anchor: uniqueId ?? slugify(question), question, answer }
}

export function mapFaqSection(entry: Entry<'faqSection'>): FaqSection {
  const { title, callToAction } = entry.fields
  const questions = mapEach(entry.fields.questions, mapQuestion)
  if (questions.length === 0) entry.fail('questions', 'nothingToShow')
  return { type: 'faq', id: entry.id, title, questions, action: mapOne(callToAction, mapAction) }
}

function mapFeature({ id, fields }: Entry<'feature'>): FeatureSection {
  const { featureType, title, description } = fields
  return { type: 'feature', id, feature: featureType, title, description }
}

/** Sections of words, links and what the site itself brings. */
export const smallMappers = {
  notice: mapNotice,
  linkContainer: mapLinkContainer,
  linkButton: mapActionSection,
  faqSection: mapFaqSection,
  feature: mapFeature,
}
