import { defineForm } from './define-form'
import { choice, text } from './fields'
import { isSlug } from './rules/patterns'

export const HELPFUL_ANSWERS = ['yes', 'no'] as const

/** Whether an article helped (behavior ARTICLE-2): an option must be selected, a comment may follow. */
export const articleFeedbackForm = defineForm({
  name: 'article-feedback',
  measuredAs: 'article_feedback',
  mayReportHarm: true,
  fields: {
    article: text({ kind: 'hidden', max: 500, pattern: [isSlug, 'patternMismatch'] }),
    helpful: choice(HELPFUL_ANSWERS),
    comment: text({ kind: 'textarea', max: 500, isOptional: true }),
  },
})
