import { createContext } from 'react'
import type { FormProblem } from '@/form-schemas/problem'

/** A form that a browser sent by itself and that did not go through: drawn again with what was typed. */
export interface SubmittedForm {
  form: string
  values: Record<string, string>
  problems: FormProblem[]
  /** A reason beside the fields; null where they say it all. */
  failure: FormFailure | null
  stamp: string
}

/** Why a form that may be well was not taken; `locked` after wrong passwords. */
export type FormFailure = { reason: 'away' | 'offline' } | { reason: 'limited' | 'locked'; seconds: number }

/** Null on all pages but the one that answers a browser without scripts. */
export const SubmittedFormContext = createContext<SubmittedForm | null>(null)
