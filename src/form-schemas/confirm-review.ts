import { linkToken } from './accounts/link-token'
import { defineForm } from './define-form'
import { nickname } from './review'

/** Behind the link of a review's mail (behavior REVIEW-12). The first nickname may have been taken since. */
export const confirmReviewForm = defineForm({
  name: 'confirm-review',
  isQuick: true,
  fields: { token: linkToken(), nickname: nickname({ isOptional: true }) },
})
