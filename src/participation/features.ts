import { accountFeature } from './accounts/feature'
import { addressFeature } from './addresses/feature'
import { contactFeature } from './contact/feature'
import type { Feature } from './define-feature'
import { feedbackFeature } from './feedback/feature'
import { newsletterFeature } from './newsletter/feature'
import { outboxFeature } from './outbox/feature'
import { privacyFeature } from './privacy/feature'
import { problemFeature } from './problems/feature'
import { publishJobFeature } from './publish-jobs/feature'
import { reviewFeature } from './reviews/feature'
import { safetyFeature } from './safety/feature'
import { searchFeature } from './searches/feature'
import { submissionFeature } from './submissions/feature'

/** Every feature. `registry.ts` computes forms, jobs, subjects and retention rules from it. */
export const FEATURES: readonly Feature[] = [
  accountFeature,
  outboxFeature,
  contactFeature,
  feedbackFeature,
  newsletterFeature,
  privacyFeature,
  reviewFeature,
  safetyFeature,
  searchFeature,
  submissionFeature,
  publishJobFeature,
  addressFeature,
  problemFeature,
]
