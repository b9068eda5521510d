import { createContext, useContext } from 'react'
import { LOGIN_RETURNS, type LoginReturn } from '@/features/schemas/accounts/login'
import { SubmittedFormContext } from '../submitted-form'

/** The purpose of a login: a page to return to, or the slug of a product to save; blank for neither. */
export interface LoginPurpose {
  next: LoginReturn | ''
  product: string
}

/** For pages with a login purpose; null on others. */
export const LoginPurposeContext = createContext<LoginPurpose | null>(null)

/** The page of this name, blank for unknown ones. */
export function loginReturn(name: unknown): LoginReturn | '' {
  return LOGIN_RETURNS.find((known) => known === name) ?? ''
}

/** The purpose of this page's login, also after an error. */
export function useLoginPurpose(): LoginPurpose {
  const given = useContext(LoginPurposeContext)
  const submitted = useContext(SubmittedFormContext)
  const { next, product = '' } = submitted?.form === 'login' ? submitted.values : {}
  return given ?? { next: loginReturn(next), product }
}
