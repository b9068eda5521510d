import { createContext } from 'react'
import type { FormProblem } from '@/form-schemas/problem'

/** A form submitted by the browser itself with errors: rendered again with its values. */
export interface SubmittedForm {
  form: string
  values: Record<string, string>
  problems: FormProblem[]
  /** A failure not of single fields; or null. */
  failure: FormFailure | null
  stamp: string
}

/** Why a form that may be valid was refused; `locked` after wrong passwords. */
export type FormFailure = { reason: 'away' | 'offline' } | { reason: 'limited' | 'locked'; seconds: number }

/** Null on all pages except the response to a browser without scripts. */
export const SubmittedFormContext = createContext<SubmittedForm | null>(null)
