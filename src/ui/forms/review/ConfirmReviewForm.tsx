import { reviewFormLabels } from '@/shared/labels/review-form'
import { useLabels } from '@/shared/labels/use-labels'
import { usePlace } from '@/shared/routing/use-place'
import { confirmReviewForm } from '@/shared/schemas/review'
import { LinkForm } from '../accounts/LinkForm'

/** Confirms a review's address; has a field for another nickname. */
export function ConfirmReviewForm() {
  const label = useLabels(reviewFormLabels)
  return (
    <LinkForm
      form={confirmReviewForm}
      labels={reviewFormLabels}
      action={{ text: label('confirm-review.write'), href: usePlace('writeReview') }}
    />
  )
}
