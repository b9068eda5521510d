import { createContext } from 'react'

/** The number of the form that led to this page, where the server rendered it; null on all other pages. */
export const ReferenceContext = createContext<string | null>(null)
