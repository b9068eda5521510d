import { measure } from '../measure'

/** Reports the start of each rendered form (`data-form="contact"`), once. @returns ends it */
export function listenToForms(): () => void {
  const begun = new WeakSet<Element>()
  const listen = ({ target }: FocusEvent) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null
    const name = form?.dataset.form
    if (!form || name === undefined || begun.has(form)) return
    begun.add(form)
    measure('form_start', { form_id: name })
  }
  document.addEventListener('focusin', listen)
  return () => document.removeEventListener('focusin', listen)
}
