import { linkToken } from './accounts/fields'
import { defineForm } from './define-form'
import { accepted, choice, email, type Field, optionalTick, photo, text } from './fields'
import { isPlace } from './rules/contact-details'
import { isLettersAndDigits } from './rules/patterns'

export const STARS = ['1', '2', '3', '4', '5'] as const
export const RECOMMENDATIONS = ['yes', 'no'] as const
export const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

/** Nobody who was born before could send this. */
const EARLIEST_YEAR = 1900

const isYear = (value: string): boolean => /^\d{4}$/.test(value) && Number(value) >= EARLIEST_YEAR

export const nickname = (options: { isOptional?: boolean } = {}): Field<string> =>
  text({ ...options, max: 25, autoComplete: 'nickname', pattern: [isLettersAndDigits, 'patternMismatch'] })

/** A visitor's review (behavior VALID-2). The server checks product and age: clocks of browsers may be wrong. */
export const reviewForm = defineForm({
  name: 'review',
  measuredAs: 'review_submit',
  mayReportHarm: true,
  fields: {
    /** What the product's reviews are filed under. */
    product: text({ kind: 'select', max: 255 }),
    rating: choice(STARS),
    recommends: choice(RECOMMENDATIONS),
    title: text({ max: 50 }),
    summary: text({ max: 50 }),
    description: text({ kind: 'textarea', min: 50, max: 500 }),
    /** The visitor's own word that the product did harm. */
    reaction: optionalTick(),
    photo: photo(),
    nickname: nickname(),
    location: text({
      max: 60,
      isPersonal: true,
      autoComplete: 'address-level2',
      pattern: [isPlace, 'unsuitable'],
    }),
    birthMonth: { ...choice(MONTHS, { kind: 'select' }), isPersonal: true, autoComplete: 'bday-month' },
    birthYear: text({
      max: 4,
      isPersonal: true,
      autoComplete: 'bday-year',
      inputMode: 'numeric',
      pattern: [isYear, 'invalidDate'],
    }),
    email: email(),
    terms: accepted(),
  },
})

/** Behind the link of a review's mail (behavior REVIEW-12). The first nickname may have been taken since. */
export const confirmReviewForm = defineForm({
  name: 'confirm-review',
  isQuick: true,
  fields: { token: linkToken(), nickname: nickname({ isOptional: true }) },
})
