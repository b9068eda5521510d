import { linkToken } from './accounts/link-token'
import { defineForm } from './define-form'
import { nickname } from './review'

/**
 * The form behind the link of a review's mail: opening the link confirms nothing (behavior REVIEW-12). Another nickname may
 * be given, because the first one may have been taken since.
 */
export const confirmReviewForm = defineForm({
  name: 'confirm-review',
  isQuick: true,
  fields: { token: linkToken(), nickname: nickname({ isOptional: true }) },
})
