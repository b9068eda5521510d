import { confirmReviewForm } from '@/form-schemas/confirm-review'
import { reviewForm } from '@/form-schemas/review'
import { LINK_PAGES } from '@/routing/account-pages'
import { defineFeature, onForm } from '../define-feature'
import { handleReview } from './handle'
import { handleConfirmReview } from './handle-confirm'
import { planSweep } from './photo/sweep'
import { reviewRetention } from './retention'
import { reviewStorage } from './storage'
import { nicknameSubject, reviewSubject } from './subject'
import { REVIEW_JOBS } from './topics'

export const reviewFeature = defineFeature({
  storage: reviewStorage,
  forms: [
    onForm(reviewForm, handleReview),
    onForm(confirmReviewForm, handleConfirmReview, { linkPage: LINK_PAGES.review }),
  ],
  jobs: REVIEW_JOBS,
  subject: { avaliacoes: reviewSubject, apelidos: nicknameSubject },
  retention: reviewRetention,
  plan: planSweep,
})
