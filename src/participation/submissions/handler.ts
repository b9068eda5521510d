import type { FormDefinition, FormValues } from '@/form-schemas/define-form'
import type { FormProblem } from '@/form-schemas/problem'
import type { AccountSession } from '../accounts/login-cookie'
import type { Subjects } from '../privacy/subject'

/** What a handler knows of a submission besides its values, all of which are read and well. */
export interface SubmissionContext {
  /** The form's name. */
  form: string
  /** UUID of the drawn form with what was typed into it: the same submission sent twice has it twice (`once.ts`). */
  submissionId: string
  /** A keyed hash that says whether two submissions of a day come from one address, and not which. */
  visitor: { addressKey: string }
  session: AccountSession | null
  /** As it was sent, at most 5 MB: its content decides what it is. */
  photo: Buffer | null
  requestId: string
  /** What all features store of persons, for whoever erases an account. */
  subjects: Subjects
  /** What the browser says of itself; undefined where it says nothing. */
  userAgent?: string | undefined
  /** The `Cookie` header. */
  cookies?: string | undefined
}

export type SubmissionOutcome =
  | {
      status: 'done'
      /** Path of the page that follows, such as `/pt-br/contacte-nos/obrigado/`. */
      next: string
      /** What the visitor may name to the brand, such as a protocol number. */
      reference?: string
      headers?: Record<string, string | string[]>
    }
  | { status: 'invalid'; problems: FormProblem[] }
  /** What it needs does not answer. Nothing is stored, and the visitor keeps what was typed. */
  | { status: 'away' }
  /** `reason` where wrong passwords are why: the visitor is offered another way in. */
  | { status: 'limited'; seconds: number; reason?: 'wrongPasswords' }

/** Does what a form is for. @throws ServiceUnavailable, which is answered as `away`; anything else is a fault. */
export type FormHandler<Form extends FormDefinition> = (
  values: FormValues<Form>,
  context: SubmissionContext,
) => Promise<SubmissionOutcome>
