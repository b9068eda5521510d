import { createContext } from 'react'

/** Whether drafts are shown, to an editor, with reasons for missing sections. Visitors see the page without them. */
export const PreviewContext = createContext(false)
