import { articleFeedbackForm } from './article-feedback'
import { contactForm } from './contact'
import { type FormDefinition, readValues } from './define-form'
import { exitSurveyForm } from './exit-survey'
import type { FormProblem } from './problem'

/** Every form of the site, for the server; what draws one imports that one, so that a page carries no other. */
export const FORMS = {
  contact: contactForm,
  'article-feedback': articleFeedbackForm,
  'exit-survey': exitSurveyForm,
} as const

export type FormName = keyof typeof FORMS

type ValuesIn<Form> = Form extends FormDefinition<infer Values> ? Values : never

export type FormValues<Name extends FormName> = ValuesIn<(typeof FORMS)[Name]>

export const isFormName = (name: string): name is FormName => Object.hasOwn(FORMS, name)

/** Reads what was sent for a form of this name: its values, or everything that is wrong with them. */
export function readForm<Name extends FormName>(
  name: Name,
  input: unknown,
): { values: FormValues<Name> } | { problems: FormProblem[] } {
  return readValues<FormValues<Name>>(FORMS[name] as FormDefinition<FormValues<Name>>, input)
}
