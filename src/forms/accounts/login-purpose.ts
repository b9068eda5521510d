import { createContext, useContext } from 'react'
import { LOGIN_RETURNS, type LoginReturn } from '@/form-schemas/accounts/login'
import { SubmittedFormContext } from '../submitted-form'

/** What a visitor logs in for: a place to go back to, or the slug of a product to save; blank for neither. */
export interface LoginPurpose {
  next: LoginReturn | ''
  product: string
}

/** Of the page that a visitor was led to; null on all others. */
export const LoginPurposeContext = createContext<LoginPurpose | null>(null)

/** The place of this name, blank for any other. */
export function loginReturn(name: unknown): LoginReturn | '' {
  return LOGIN_RETURNS.find((known) => known === name) ?? ''
}

/** What this page's login is for, also where the form is rendered again after an error. */
export function useLoginPurpose(): LoginPurpose {
  const given = useContext(LoginPurposeContext)
  const submitted = useContext(SubmittedFormContext)
  const { next, product = '' } = submitted?.form === 'login' ? submitted.values : {}
  return given ?? { next: loginReturn(next), product }
}
