import { defineFeature } from '../define-feature'
import { planWatch } from './plan'
import { safetyStorage } from './storage'
import { safetyRetention, safetySubject } from './subject'
import { SAFETY_JOBS } from './topics'

export const safetyFeature = defineFeature({
  storage: safetyStorage,
  jobs: SAFETY_JOBS,
  subject: { relatos: safetySubject },
  retention: [safetyRetention],
  plan: planWatch,
})
