import type { FieldDefinition, FormDefinition } from '@/shared/schemas/define-form'
import { tolerant } from '@/shared/utils/tolerant'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Never stored in the browser: passwords, addresses, photos, personal fields, consent (FORM-3). */
const isStorable = ({ kind, isPersonal }: FieldDefinition): boolean =>
  !isPersonal && !['email', 'password', 'photo', 'hidden', 'checkbox'].includes(kind)

/** Several forms of one kind on a page have separate drafts, by index. */
const keyOf = ({ name }: FormDefinition, element: HTMLFormElement): string => {
  const place = [...document.querySelectorAll(`form[data-form="${name}"]`)].indexOf(element)
  return `draft ${name} ${place > 0 ? `${place} ` : ''}${window.location.pathname}`
}

/** Stores typed text until the tab is closed or the form is sent. */
export function storeDraft(form: FormDefinition, element: HTMLFormElement): void {
  const data = new FormData(element)
  const storable = form.fields.filter(isStorable).map(({ name }) => [name, data.get(name)])
  const texts = Object.fromEntries(storable.filter(([, value]) => typeof value === 'string' && value !== ''))
  tolerant(() => sessionStorage.setItem(keyOf(form, element), JSON.stringify(texts)))
}

export function dropDraft(form: FormDefinition, element: HTMLFormElement): void {
  tolerant(() => sessionStorage.removeItem(keyOf(form, element)))
}

const readDraft = (form: FormDefinition, element: HTMLFormElement): Record<string, unknown> => {
  const read = tolerant((): unknown => JSON.parse(sessionStorage.getItem(keyOf(form, element)) ?? '{}'))
  return typeof read === 'object' && read !== null ? { ...read } : {}
}

const isUntouched = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex <= 0
    : control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
      ? control.checked === control.defaultChecked
      : control.value === control.defaultValue

const write = (control: Control, text: string): void => {
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox'))
    control.checked = control.value === text
  else control.value = text
}

/** Restores a draft into untouched fields; text typed before hydration is newer. */
export function restoreDraft(form: FormDefinition, element: HTMLFormElement): void {
  const draft = readDraft(form, element)
  for (const field of form.fields.filter(isStorable)) {
    const text = draft[field.name]
    if (typeof text !== 'string') continue
    const controls = [...element.querySelectorAll<Control>(`[name="${field.name}"]`)]
    if (!controls.every(isUntouched)) continue
    for (const control of controls) write(control, text)
    controls[0]?.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
