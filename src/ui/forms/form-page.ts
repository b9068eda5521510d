import { createContext, useContext } from 'react'
import { type FormPage, SAME_FOR_ALL, type SubmittedForm } from '@/shared/schemas/form-page'

/** Given by the pages of mail links and of forms sent without scripts. */
export const FormPageContext = createContext(SAME_FOR_ALL)

/** What this page knows of its forms. */
export function useFormPage(): FormPage {
  return useContext(FormPageContext)
}

/** A form of this name that the browser itself sent to this page, and that has errors; else null. */
export function useSubmitted(form: string): SubmittedForm | null {
  const { submitted } = useFormPage()
  return submitted?.form === form ? submitted : null
}
