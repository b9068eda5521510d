import { createContext } from 'react'

/** Whether drafts are shown, to an editor: who sees why a section is missing. Visitors see the page without it. */
export const PreviewContext = createContext(false)
