import { createContext, useContext } from 'react'
import { SubmittedFormContext } from '../submitted-form'

/** What the link of a mail brought along, on the page that it leads to; null on all others. */
export const LinkTokenContext = createContext<string | null>(null)

/** The token of this page's link, also where the form is drawn again; null where nobody came by a link. */
export function useLinkToken(): string | null {
  const given = useContext(LinkTokenContext)
  const submitted = useContext(SubmittedFormContext)
  return given ?? (submitted?.values.token || null)
}
