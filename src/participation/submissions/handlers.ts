import type { FormName } from '@/form-schemas/forms'
import { ACCOUNT_HANDLERS } from '../accounts/handlers'
import { handleContact } from '../contact/handle'
import { handleArticleFeedback } from '../feedback/handle-article-feedback'
import { handleExitSurvey } from '../feedback/handle-exit-survey'
import { handleReview } from '../reviews/handle'
import { handleConfirmReview } from '../reviews/handle-confirm'
import type { FormHandler } from './handler'

/** What each form does. A form without a handler does not compile. */
export const HANDLERS: { readonly [Name in FormName]: FormHandler<Name> } = {
  contact: handleContact,
  'article-feedback': handleArticleFeedback,
  'exit-survey': handleExitSurvey,
  ...ACCOUNT_HANDLERS,
  review: handleReview,
  'confirm-review': handleConfirmReview,
}
