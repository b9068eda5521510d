import { measure } from '@/analytics/measure'
import type { FormProblem } from '@/form-schemas/problem'

/** What else the sending of some forms means, in GA4's own names where it has one. */
const MEANINGS: Record<string, () => void> = {
  registration: () => measure('sign_up', { method: 'email' }),
  login: () => measure('login', { method: 'email' }),
  contact: () => measure('generate_lead', { form_id: 'contact' }),
  review: () => measure('review_submit', { form_id: 'review' }),
  'article-feedback': () => measure('article_feedback', { form_id: 'article-feedback' }),
  'exit-survey': () => measure('survey_answer', { form_id: 'exit-survey' }),
}

/** Tells which fields are wrong, by their names; what stands in them is nobody's business. */
export function measureProblems(form: string, problems: readonly FormProblem[]): void {
  const fields = problems.flatMap(({ field }) => field ?? [])
  measure('form_error', { form_id: form, fields: [...new Set(fields)] })
}

/** Tells that a form went through. */
export function measureDone(form: string): void {
  measure('form_submit', { form_id: form })
  MEANINGS[form]?.()
}
