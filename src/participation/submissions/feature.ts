import { defineFeature } from '../define-feature'
import { submissionRetention } from './retention'
import { submissionStorage } from './storage'

/** Ids of submitted forms, and counts by keyed hash: nothing personal. */
export const submissionFeature = defineFeature({
  storage: submissionStorage,
  subject: 'none',
  retention: [submissionRetention],
})
