import { defineFeature } from '../define-feature'
import { mailProblems } from './mails'
import { problemStorage } from './storage'

/** Problems of the site's own content: nothing personal. A row is deleted when no page shows it any more. */
export const problemFeature = defineFeature({
  storage: problemStorage,
  jobs: { 'problem-mail': mailProblems },
  subject: 'none',
  retention: 'none',
})
