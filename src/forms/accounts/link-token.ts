import { createContext, useContext } from 'react'
import { SubmittedFormContext } from '../submitted-form'

/** The token of a mail link on its page; null on all others. */
export const LinkTokenContext = createContext<string | null>(null)

/** The token of this page's link, also after an error; null without one. */
export function useLinkToken(): string | null {
  const given = useContext(LinkTokenContext)
  const submitted = useContext(SubmittedFormContext)
  return given ?? (submitted?.values.token || null)
}
