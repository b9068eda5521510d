import { measure } from '../measure'

/** The site's forms are named by what they stand for (`form-contact`). */
const FORM = /^form-([\w-]+)$/

/**
 * Hears when a form is begun, once for each that is drawn. What becomes of it is told by the form itself.
 * @returns what ends it
 */
export function listenToForms(): () => void {
  const begun = new WeakSet<Element>()
  const listen = ({ target }: FocusEvent) => {
    const form = target instanceof Element ? target.closest('form') : null
    const [, name] = FORM.exec(form?.id ?? '') ?? []
    if (!form || name === undefined || begun.has(form)) return
    begun.add(form)
    measure('form_start', { form_id: name })
  }
  document.addEventListener('focusin', listen)
  return () => document.removeEventListener('focusin', listen)
}
