import { defineForm } from './define-form'
import { choice, text } from './fields'

export const FOUND_ANSWERS = ['yes', 'no'] as const

/** What visitors are asked as they leave (behavior VALID-4): no field may be empty, and yes or no is chosen. */
export const exitSurveyForm = defineForm({
  name: 'exit-survey',
  measuredAs: 'survey_answer',
  mayReportHarm: true,
  fields: {
    found: choice(FOUND_ANSWERS),
    reason: text({ kind: 'textarea', max: 500 }),
  },
})
