import { defineFeature } from '../define-feature'
import { mailProblems } from './mails'
import { planWatch } from './plan'
import { problemStorage } from './storage'
import { watchSpace } from './watch'
import { mailWeekly } from './weekly'

/** Problems of the site's own content: nothing personal. A row is deleted when no page shows it any more. */
export const problemFeature = defineFeature({
  storage: problemStorage,
  jobs: { 'problem-mail': mailProblems, 'problem-watch': watchSpace, 'weekly-report': mailWeekly },
  subject: 'none',
  retention: 'none',
  plan: planWatch,
})
