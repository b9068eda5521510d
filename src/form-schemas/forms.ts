import {
  endOtherSessionsForm,
  endSessionForm,
  logoutForm,
  saveProductForm,
  unsaveProductForm,
  withdrawReviewForm,
} from './accounts/account-actions'
import { changePasswordForm } from './accounts/change-password'
import { confirmEmailForm } from './accounts/confirm-email'
import { deleteAccountForm } from './accounts/delete-account'
import { forgotPasswordForm } from './accounts/forgot-password'
import { loginForm } from './accounts/login'
import { registrationForm } from './accounts/registration'
import { resetPasswordForm } from './accounts/reset-password'
import { articleFeedbackForm } from './article-feedback'
import { confirmReviewForm } from './confirm-review'
import { contactForm } from './contact'
import type { FormDefinition } from './define-form'
import { exitSurveyForm } from './exit-survey'
import type { FormProblem } from './problem'
import { readValues } from './read-values'
import { reviewForm } from './review'

/** Every form of the site, for the server; what draws one imports that one, so that a page carries no other. */
export const FORMS = {
  contact: contactForm,
  'article-feedback': articleFeedbackForm,
  'exit-survey': exitSurveyForm,
  registration: registrationForm,
  'confirm-email': confirmEmailForm,
  login: loginForm,
  logout: logoutForm,
  'forgot-password': forgotPasswordForm,
  'reset-password': resetPasswordForm,
  'change-password': changePasswordForm,
  'end-session': endSessionForm,
  'end-other-sessions': endOtherSessionsForm,
  'save-product': saveProductForm,
  'unsave-product': unsaveProductForm,
  'withdraw-review': withdrawReviewForm,
  'delete-account': deleteAccountForm,
  review: reviewForm,
  'confirm-review': confirmReviewForm,
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
