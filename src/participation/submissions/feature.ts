import { defineFeature } from '../define-feature'
import { expiring } from '../privacy/retention-rule'
import { submissionStorage } from './storage'

/** Ids of submitted forms, and counts by keyed hash: nothing personal. */
export const submissionFeature = defineFeature({
  storage: submissionStorage,
  subject: 'none',
  // A form token is valid for one day.
  retention: [expiring('submissions', { table: 'submission', column: 'created_at', days: () => 2 })],
})
