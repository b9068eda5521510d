import { defineFeature } from '../define-feature'
import { searchRetention } from './retention'
import { searchStorage } from './storage'

/** Terms typed by at least five visitors, and keyed hashes: nothing personal. */
export const searchFeature = defineFeature({
  storage: searchStorage,
  subject: 'none',
  retention: searchRetention,
})
