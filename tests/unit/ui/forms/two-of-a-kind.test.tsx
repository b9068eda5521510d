import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { loginForm } from '@/shared/schemas/accounts/login'
import { registrationForm } from '@/shared/schemas/accounts/registration'
import { contactForm } from '@/shared/schemas/contact'
import type { FormDefinition } from '@/shared/schemas/define-form'
import { SAME_FOR_ALL } from '@/shared/schemas/form-page'
import { reviewForm } from '@/shared/schemas/review'
import { LoginForm } from '@/ui/forms/accounts/LoginForm'
import { RegistrationForm } from '@/ui/forms/accounts/RegistrationForm'
import { ContactForm } from '@/ui/forms/contact/ContactForm'
import { FormPageContext } from '@/ui/forms/form-page'
import { ReviewForm } from '@/ui/forms/review/ReviewForm'
import { stubReducedMotion } from '../../shared/utils/browser-stubs'

// The review form reads its product from the address.
jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/pt-br/escrever/' }) }))

const products = [{ key: 'pomada', title: 'Brisamenta Pomada' }]

const FEATURES: [FormDefinition, ComponentType][] = [
  [contactForm, ContactForm],
  [loginForm, LoginForm],
  [registrationForm, RegistrationForm],
  [reviewForm, () => <ReviewForm products={products} />],
]

beforeEach(() => {
  stubReducedMotion(true)
  window.scrollTo = jest.fn()
  sessionStorage.clear()
})

/** A page whose form a browser without scripts sent: everything is wrong, so that all that a form can say is drawn. */
const refusedPage = (form: FormDefinition, Feature: ComponentType): HTMLElement => {
  const problems = form.fields.map(({ name }) => ({ field: name, code: 'required' as const }))
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <FormPageContext
      value={{
        ...SAME_FOR_ALL,
        submitted: { form: form.name, values: {}, problems, failure: null, stamp: 'a-stamp' },
      }}
    >
      <Feature />
      <Feature />
    </FormPageContext>,
  )
  return container
}

const REFERENCES = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'href']

const referredIds = (element: Element): string[] =>
  REFERENCES.flatMap((name) => {
    const value = element.getAttribute(name)
    if (value === null) return []
    if (name === 'href') return value.startsWith('#') ? [value.slice(1)] : []
    return value.split(' ')
  })

test.each(FEATURES.map(([form, Feature]) => [form.name, form, Feature] as const))(
  'FORM-10: two forms of one kind share no id, without scripts either: %s',
  (_name, form, Feature) => {
    const page = refusedPage(form, Feature)
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(2 * form.fields.length)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const drawn of page.querySelectorAll('form')) {
      expect(drawn.getAttribute('action')).toMatch(new RegExp(`#${drawn.id}$`))
      const referred = [...drawn.querySelectorAll('*')].flatMap(referredIds)
      expect(referred.length).toBeGreaterThan(form.fields.length)
      for (const id of referred) expect([id, drawn.querySelector(`[id="${id}"]`)]).not.toContain(null)
    }
  },
)

test('FORM-10: each of two forms keeps its own draft', async () => {
  const user = userEvent.setup()
  const page = (
    <>
      <ContactForm />
      <ContactForm />
    </>
  )
  const messages = () => screen.getAllByRole('textbox', { name: 'Mensagem' })
  const { unmount } = render(page)
  for (const [index, form] of [...document.querySelectorAll('form')].entries())
    await user.type(within(form).getByRole('textbox', { name: 'Mensagem' }), `Texto ${index}`)
  unmount()
  render(page)
  expect(messages().map((control) => (control as HTMLTextAreaElement).value)).toEqual(['Texto 0', 'Texto 1'])
})

test('FORM-10: the page that refuses a form draws it under the id that the browser was sent to', () => {
  const idsIn = (html: string) => [...html.matchAll(/<form id="([^"]+)"/g)].map(([, id]) => id)
  const page = (
    <>
      <ContactForm />
      <ContactForm />
    </>
  )
  const before = idsIn(renderToString(page))
  expect(before).toHaveLength(2)
  expect(idsIn(refusedPage(contactForm, ContactForm).innerHTML)).toEqual(before)
})
