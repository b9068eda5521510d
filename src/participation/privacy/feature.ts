import { defineFeature } from '../define-feature'
import { accessRetention, accessSubject } from './access-log'
import { erasureRetention } from './erased-persons'
import { applyRetention, planRetention } from './retention-job'
import { privacyStorage } from './storage'

export const privacyFeature = defineFeature({
  storage: privacyStorage,
  jobs: { retention: (_payload, { retention }) => applyRetention(retention) },
  subject: { acessos: accessSubject },
  retention: [accessRetention, erasureRetention],
  plan: planRetention,
})
