import { ALL_FORMS } from '@tests/factories/all-forms'
import type { FormDefinition } from '@/shared/schemas/define-form'
import { restoreDraft, storeDraft } from '@/ui/forms/drafts'

/** A form as a visitor has filled it in: each field with a text that names it. */
const filledIn = ({ name, fields }: FormDefinition): HTMLFormElement => {
  document.body.innerHTML = `<form data-form="${name}">${fields
    .map((field) => `<textarea name="${field.name}"></textarea>`)
    .join('')}</form>`
  const [form] = document.forms
  if (!form) throw new Error('There is a form')
  for (const box of form.querySelectorAll('textarea')) box.value = `typed as ${box.name}`
  return form
}

const stored = (): string[] => Object.keys(JSON.parse(String(Object.values({ ...sessionStorage })[0])))

beforeEach(() => sessionStorage.clear())

test.each([...ALL_FORMS])(
  'FORM-3: a draft of the form %s has neither password, e-mail, name, photo nor consents; longer texts stay',
  (_name, form) => {
    storeDraft(form, filledIn(form))
    const isPrivate = ({ kind, autoComplete = '' }: FormDefinition['fields'][number]): boolean =>
      ['password', 'email', 'photo', 'checkbox'].includes(kind) ||
      /password|^(?:given-|family-|user)?name$/.test(autoComplete)
    const isText = ({ kind }: FormDefinition['fields'][number]): boolean => kind === 'textarea'
    const namesOf = (fields: FormDefinition['fields']): string[] => fields.map(({ name }) => name)
    expect(stored().filter((name) => namesOf(form.fields.filter(isPrivate)).includes(name))).toEqual([])
    expect(stored()).toEqual(expect.arrayContaining(namesOf(form.fields.filter(isText))))
  },
)

test('FORM-3: a draft from elsewhere fills no password in', () => {
  const login = ALL_FORMS.get('login')
  if (!login) throw new Error('There is a form to log in')
  const form = filledIn(login)
  sessionStorage.setItem(
    `draft login ${window.location.pathname}`,
    JSON.stringify({ email: 'ana@exemplo.com', password: 'segredo123' }),
  )
  form.reset()
  restoreDraft(login, form)
  expect([...form.querySelectorAll('textarea')].map(({ value }) => value)).toEqual(login.fields.map(() => ''))
})
