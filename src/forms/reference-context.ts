import { createContext } from 'react'

/** The reference number of the form before this page, if rendered by the server; else null. */
export const ReferenceContext = createContext<string | null>(null)
