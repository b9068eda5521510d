import { defineFeature } from '../define-feature'
import { searchRetention } from './retention'
import { searchStorage } from './storage'

/** Terms that at least five visitors typed, and keyed hashes: nothing names a person. */
export const searchFeature = defineFeature({
  storage: searchStorage,
  subject: 'none',
  retention: searchRetention,
})
