import { expiring } from '@/server/database/personal-data'
import { publishJobStorage } from '@/server/database/tables/publish-jobs'
import { submissionStorage } from '@/server/database/tables/submissions'
import { accountFeature } from './accounts/feature'
import { addressFeature } from './addresses/feature'
import { contactFeature } from './contact/feature'
import { defineFeature, type Feature } from './define-feature'
import { feedbackFeature } from './feedback/feature'
import { outboxFeature } from './jobs/feature'
import { newsletterFeature } from './newsletter/feature'
import { privacyFeature } from './privacy/feature'
import { problemFeature } from './problems/feature'
import { reviewFeature } from './reviews/feature'
import { safetyFeature } from './safety/feature'
import { searchFeature } from './searches/feature'

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
  // Ids of submitted forms, and counts by keyed hash: nothing personal. A form token is valid for one day.
  defineFeature({
    storage: submissionStorage,
    subject: 'none',
    retention: [expiring('submissions', { table: 'submission', column: 'created_at', days: () => 2 })],
  }),
  // Ids and paths of content. A row is deleted when its job is done.
  defineFeature({ storage: publishJobStorage, subject: 'none', retention: 'none' }),
  addressFeature,
  problemFeature,
]
