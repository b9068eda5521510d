import { createContext, useContext } from 'react'
import type { FormProblem } from '@/features/schemas/problem'
import { tolerant } from '@/utils/tolerant'

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

/** The token of a mail link on its page; null on all others. */
export const LinkTokenContext = createContext<string | null>(null)

/** The token of this page's link, also after an error; null without one. */
export function useLinkToken(): string | null {
  const given = useContext(LinkTokenContext)
  const submitted = useContext(SubmittedFormContext)
  return given ?? (submitted?.values.token || null)
}

/** Initial values of a review, on a page rendered per visitor. */
export interface ReviewStart {
  /** The product's review key; blank if the address has none. */
  product: string
  /** The confirmed address of a logged-in visitor; else blank. */
  email: string
}

/** For a page with a product in its address; null on others. */
export const ReviewStartContext = createContext<ReviewStart | null>(null)

/** A form that was accepted, with its reference number if it has one. */
export interface Receipt {
  form: string
  reference: string | null
}

/** Of the form before this page, if the server renders it; else null. */
export const ReceiptContext = createContext<Receipt | null>(null)

const KEY = 'form-reference'

export function storeReference(next: string, reference: string | null): void {
  tolerant(() =>
    reference === null
      ? sessionStorage.removeItem(KEY)
      : sessionStorage.setItem(KEY, JSON.stringify({ next, reference })),
  )
}

export function referenceFor(path: string): string | null {
  const stored = tolerant((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  if (typeof stored !== 'object' || stored === null) return null
  const { next, reference } = stored as Record<string, unknown>
  return next === path && typeof reference === 'string' ? reference : null
}
