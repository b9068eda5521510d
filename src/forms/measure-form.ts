import { measure } from '@/analytics/measure'
import type { FormDefinition } from '@/form-schemas/define-form'
import type { FormProblem } from '@/form-schemas/problem'

/** Reports the names of invalid fields, never their values. */
export function measureProblems(form: string, problems: readonly FormProblem[]): void {
  const fields = problems.flatMap(({ field }) => field ?? [])
  measure('form_error', { form_id: form, fields: [...new Set(fields)] })
}

/** Reports a completed form. */
export function measureDone({ name, measuredAs }: FormDefinition): void {
  measure('form_submit', { form_id: name })
  if (measuredAs === 'sign_up' || measuredAs === 'login') measure(measuredAs, { method: 'email' })
  else if (measuredAs) measure(measuredAs, { form_id: name })
}
