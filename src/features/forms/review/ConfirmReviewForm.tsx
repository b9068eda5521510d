import { confirmReviewForm } from '@/features/schemas/review'
import { reviewFormLabels } from '@/labels/review-form'
import { useLabels } from '@/labels/use-labels'
import { usePlace } from '@/routing/use-place'
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
