import { defineForm } from '../define-form'
import { text } from '../fields'
import { isSlug } from '../rules/patterns'

const isId = (value: string): boolean => /^[\w-]{1,64}$/.test(value)

/** Buttons of the account page and of product pages: forms without anything to fill in. */
export const logoutForm = defineForm({ name: 'logout', fields: {} })

export const endOtherSessionsForm = defineForm({ name: 'end-other-sessions', fields: {} })

export const endSessionForm = defineForm({
  name: 'end-session',
  fields: { session: text({ kind: 'hidden', max: 64, pattern: [isId, 'patternMismatch'] }) },
})

export const withdrawReviewForm = defineForm({
  name: 'withdraw-review',
  fields: { review: text({ kind: 'hidden', max: 64, pattern: [isId, 'patternMismatch'] }) },
})

const product = () => text({ kind: 'hidden', max: 500, pattern: [isSlug, 'patternMismatch'] })

export const saveProductForm = defineForm({ name: 'save-product', fields: { product: product() } })

export const unsaveProductForm = defineForm({ name: 'unsave-product', fields: { product: product() } })
