import type { FormDefinition, FormValues } from '@/form-schemas/define-form'
import type { FormProblem, ProblemCode } from '@/form-schemas/problem'
import type { AccountSession } from '../accounts/login-cookie'
import type { Subjects } from '../privacy/subject'

/** A submission's context, besides its valid values. */
export interface SubmissionContext {
  form: string
  /** UUID of the rendered form and its content: repetitions have the same (`once.ts`). */
  submissionId: string
  /** A keyed hash by which submissions of one address and day can be compared, without the address. */
  visitor: { addressKey: string }
  session: AccountSession | null
  /** As sent, at most 5 MB: its type is read from its content. */
  photo: Buffer | null
  requestId: string
  /** Personal data of all features, for erasing an account. */
  subjects: Subjects
  /** The `User-Agent` header, if any. */
  userAgent?: string | undefined
  /** The `Cookie` header. */
  cookies?: string | undefined
}

export type SubmissionOutcome =
  | {
      status: 'done'
      /** Path of the next page, such as `/pt-br/contacte-nos/obrigado/`. */
      next: string
      /** A reference number for the visitor. */
      reference?: string
      headers?: Record<string, string | string[]>
    }
  | { status: 'invalid'; problems: FormProblem[] }
  /** A needed service is unavailable. Nothing is stored, and the visitor's text remains. */
  | { status: 'away' }
  /** `reason` for wrong passwords: another way in is offered. */
  | { status: 'limited'; seconds: number; reason?: 'wrongPasswords' }

/** One error; `field` is null for the whole form. */
export function problemOf(field: string | null, code: ProblemCode): SubmissionOutcome {
  return { status: 'invalid', problems: [{ field, code }] }
}

/** A form's action. @throws ServiceUnavailable for `away`; other errors are faults. */
export type FormHandler<Form extends FormDefinition> = (
  values: FormValues<Form>,
  context: SubmissionContext,
) => Promise<SubmissionOutcome>
