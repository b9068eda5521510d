import { MAX_RELATED } from '@/config/site'
import type { ArticleModel } from '@/models/pages/article'
import { absoluteUrl, pathOfSlug } from '@/routing/links'
import { trimSlug } from '@/routing/slugs'
import {
  links,
  optionalDay,
  optionalFlag,
  optionalLink,
  optionalRichText,
  optionalText,
  requiredText,
  texts,
} from '../../entries/fields'
import { defineMapper, mapLink, mapLinks } from '../define-mapper'
import { actionMapper } from '../links'
import { mapPicture } from '../pictures'
import { readingMinutes } from '../reading-time'
import { mapRichText } from '../rich-text'
import { embedSection } from '../sections/all'
import { faqMapper } from '../sections/blocks'
import { articleCard } from '../sections/cards'
import {
  categoryMapper,
  contentsMapper,
  helpfulMapper,
  personMapper,
  shareMapper,
  stepMapper,
} from './article-parts'
import { mapPageBase, pageFields } from './base'

const articleFields = pageFields.extend({
  slug: requiredText,
  title: requiredText,
  description: optionalText,
  category: optionalLink,
  isHowTo: optionalFlag,
  steps: links,
  supplies: texts,
  bannerImage: optionalLink,
  primaryImage: optionalLink,
  author: optionalLink,
  reviewer: optionalLink,
  publishDate: optionalDay,
  reviewDate: optionalDay,
  socialMediaSection: optionalLink,
  floatingSection: optionalLink,
  pageContent: optionalRichText,
  references: texts,
  faq: optionalLink,
  helpfulSection: optionalLink,
  relatedArticlesTitle: optionalText,
  relatedArticles: links,
  viewAll: optionalLink,
})

/** Names of all fields that an article page reads. */
export const articleFieldNames = Object.keys(articleFields.shape)

/** What the article's own entry says; `withAddress` completes it. */
type MappedArticle = Omit<ArticleModel, 'share'> & {
  share: Omit<NonNullable<ArticleModel['share']>, 'url'> | null
}

export const articleMapper = defineMapper(
  'article',
  articleFields,
  (fields, entry, context): MappedArticle => {
    const from = (field: string) => ({ id: entry.id, field })
    const { title, description, supplies } = fields
    const body = mapRichText(fields.pageContent, context, embedSection)
    const steps = mapLinks(fields.steps, [stepMapper], context, from('steps'))
    return {
      type: 'article',
      ...mapPageBase(fields, entry, context, { slug: trimSlug(fields.slug), title, description }),
      description,
      category: mapLink(fields.category, [categoryMapper], context, from('category')),
      isHowTo: fields.isHowTo,
      picture:
        mapPicture(fields.bannerImage, entry, 'bannerImage', context) ??
        mapPicture(fields.primaryImage, entry, 'primaryImage', context),
      author: mapLink(fields.author, [personMapper], context, from('author')),
      reviewer: mapLink(fields.reviewer, [personMapper], context, from('reviewer')),
      publishedOn: fields.publishDate,
      reviewedOn: fields.reviewDate,
      readingMinutes: readingMinutes(body, [
        ...supplies,
        ...steps.flatMap((step) => [step.title, step.text]),
      ]),
      share: mapLink(fields.socialMediaSection, [shareMapper], context, from('socialMediaSection')),
      contents: mapLink(fields.floatingSection, [contentsMapper], context, from('floatingSection')),
      body,
      supplies,
      steps,
      references: fields.references,
      faq: mapLink(fields.faq, [faqMapper], context, from('faq')),
      helpful: mapLink(fields.helpfulSection, [helpfulMapper], context, from('helpfulSection')),
      relatedTitle: fields.relatedArticlesTitle,
      related: mapLinks(fields.relatedArticles, [articleCard], context, from('relatedArticles')).slice(
        0,
        MAX_RELATED,
      ),
      viewAll: mapLink(fields.viewAll, [actionMapper], context, from('viewAll')),
    }
  },
)

/** Adds the whole address, without which a page cannot be shared. */
export const withAddress = (article: MappedArticle, siteUrl: string): ArticleModel => ({
  ...article,
  share: article.share && { ...article.share, url: absoluteUrl(siteUrl, pathOfSlug(article.slug)) },
})
