import type { LoginReturn } from './accounts/login'
import type { FormProblem } from './problem'

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

/** A form that was accepted, with its reference number if it has one. */
export interface Receipt {
  form: string
  reference: string | null
}

/** Initial values of a review, on a page rendered per visitor. */
export interface ReviewStart {
  /** The product's review key; blank if the address has none. */
  product: string
  /** The confirmed address of a logged-in visitor; else blank. */
  email: string
}

/** The purpose of a login: a page to return to, or the slug of a product to save; blank for neither. */
export interface LoginPurpose {
  next: LoginReturn | ''
  product: string
}

/** What a page that is rendered for one visitor knows of its forms. */
export interface FormPage {
  submitted: SubmittedForm | null
  receipt: Receipt | null
  /** Of the mail link that led here. */
  token: string | null
  login: LoginPurpose | null
  review: ReviewStart | null
}

/** A page as everybody gets it. */
export const SAME_FOR_ALL: FormPage = {
  submitted: null,
  receipt: null,
  token: null,
  login: null,
  review: null,
}
