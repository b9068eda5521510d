import { defineFeature } from '../define-feature'
import { submissionRetention } from './retention'
import { submissionStorage } from './storage'

/** Ids of forms that were sent, and counts under keyed hashes: nothing names a person. */
export const submissionFeature = defineFeature({
  storage: submissionStorage,
  subject: 'none',
  retention: [submissionRetention],
})
