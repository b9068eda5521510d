import { MAX_RELATED } from '@/shared/config/site'
import type { Entry } from '@/shared/content-model/entry'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { HowToStep, Person, Reference, ShareNetwork } from '@/shared/content-model/types/article-parts'
import type { RichText, RichTextNode } from '@/shared/content-model/views/rich-text'
import { childrenOf, isLine, wordsOf } from '@/shared/content-model/views/rich-text-tree'
import { absoluteUrl, hrefOfSlug, pathOfSlug, toAddress } from '@/shared/routing/links'
import { mapEach, mapOne } from '../../reader/map'
import { mapAction } from '../links'
import { mapPicture } from '../pictures'
import { mapRichText } from '../rich-text'
import { embedSection } from '../sections/all'
import { mapArticleCard } from '../sections/cards'
import { linesOfDangers } from '../sections/dangers'
import { mapFaqSection } from '../sections/small'
import { mapPageBase } from './base'

export function mapPerson({ id, fields }: Entry<'person'>): Person {
  const { name, role, registration, bio, photo, page } = fields
  const href = mapOne(page, (entry) => hrefOfSlug(entry.fields.slug))
  return { id, name, role, registration, bio, photo: mapPicture(photo), href }
}

/** A source; an address that leads nowhere is left out, and its words stay. */
function mapReference({ id, fields }: Entry<'reference'>): Reference {
  const { title, publisher, url, consultedOn } = fields
  const href = toAddress(url)?.href ?? ''
  return { id, title, publisher, href: /^https?:/i.test(href) ? href : null, consultedOn }
}

const ALL_NETWORKS: ShareNetwork[] = ['whatsapp', 'facebook', 'x', 'copy', 'share']

/** The networks that editors chose; all of them when none is chosen. */
function mapShare({ fields: { title, networks } }: Entry<'socialMediaSection'>) {
  return { title, networks: networks.length > 0 ? networks : ALL_NETWORKS }
}

function mapContents({ fields }: Entry<'floatingSection'>): NonNullable<ArticleModel['contents']> {
  return { title: fields.title, action: mapOne(fields.callToAction, mapAction) }
}

function mapHelpful({ fields }: Entry<'helpfulSection'>): NonNullable<ArticleModel['helpful']> {
  return { title: fields.title, yes: fields.yesText, no: fields.noText }
}

function mapStep({ id, fields }: Entry<'howToStep'>): HowToStep {
  const { title, text, image, seconds } = fields
  return {
    id,
    title,
    text,
    image: mapPicture(image),
    seconds: seconds !== null && seconds > 0 ? seconds : null,
  }
}

/** Words a minute that adults read of plain informative text, rounded down so that nobody feels slow. */
const WORDS_PER_MINUTE = 200

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

const wordsIn = (nodes: RichTextNode[]): number =>
  nodes.reduce(
    (sum, node) =>
      sum +
      (typeof node !== 'string' && isLine(node) ? countWords(wordsOf(node)) : wordsIn(childrenOf(node))),
    0,
  )

/** Minutes that a text takes to read, at least one; `others` are plain texts beside it. */
function readingMinutes(body: RichText, others: string[] = []): number {
  return Math.max(1, Math.round((wordsIn(body) + countWords(others.join(' '))) / WORDS_PER_MINUTE))
}

const UNLINKED = { publisher: null, href: null, consultedOn: null } as const

/** @param siteUrl origin of the site: an article is shared by its whole address */
export function mapArticle(entry: Entry<'article'>, siteUrl: string): ArticleModel {
  const { title, description, supplies, isHowTo, publishDate, reviewDate } = entry.fields
  const summary = [...entry.fields.summary, ...linesOfDangers(entry.fields.dangers)]
  const base = mapPageBase(entry, { title, description })
  const body = mapRichText(entry.fields.pageContent, embedSection)
  const steps = mapEach(entry.fields.steps, mapStep)
  const share = mapOne(entry.fields.socialMediaSection, mapShare)
  return {
    type: 'article',
    ...base,
    description,
    summary,
    category: mapOne(entry.fields.category, (category) => category.fields.title),
    isHowTo,
    picture: mapPicture(entry.fields.bannerImage) ?? mapPicture(entry.fields.primaryImage),
    author: mapOne(entry.fields.author, mapPerson),
    reviewer: mapOne(entry.fields.reviewer, mapPerson),
    publishedOn: publishDate,
    reviewedOn: reviewDate,
    readingMinutes: readingMinutes(body, [
      ...summary,
      ...supplies,
      ...steps.flatMap((step) => [step.title, step.text]),
    ]),
    share: share && { ...share, url: absoluteUrl(siteUrl, pathOfSlug(base.slug)) },
    contents: mapOne(entry.fields.floatingSection, mapContents),
    body,
    supplies,
    steps,
    references: [
      ...mapEach(entry.fields.sources, mapReference),
      ...entry.fields.references.map((title) => ({ ...UNLINKED, id: title, title })),
    ],
    faq: mapOne(entry.fields.faq, mapFaqSection),
    helpful: mapOne(entry.fields.helpfulSection, mapHelpful),
    relatedTitle: entry.fields.relatedArticlesTitle,
    related: mapEach(entry.fields.relatedArticles, mapArticleCard).slice(0, MAX_RELATED),
    viewAll: mapOne(entry.fields.viewAll, mapAction),
  }
}
