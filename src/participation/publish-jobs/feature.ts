import { defineFeature } from '../define-feature'
import { publishJobStorage } from './storage'

/** Ids and paths of content. A row is deleted when its job is done. */
export const publishJobFeature = defineFeature({
  storage: publishJobStorage,
  subject: 'none',
  retention: 'none',
})
