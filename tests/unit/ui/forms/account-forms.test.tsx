import { render, screen } from '@testing-library/react'
import { type FormFailure, SAME_FOR_ALL } from '@/shared/schemas/form-page'
import type { FormProblem } from '@/shared/schemas/problem'
import { LoginForm } from '@/ui/forms/accounts/LoginForm'
import { DeleteAccountForm } from '@/ui/forms/accounts/PasswordForms'
import { RegistrationForm } from '@/ui/forms/accounts/RegistrationForm'
import { FormPageContext } from '@/ui/forms/form-page'
import { stubReducedMotion } from '../../shared/utils/browser-stubs'

beforeEach(() => {
  stubReducedMotion(true)
  window.scrollTo = jest.fn()
})

const submitted = (
  form: string,
  problems: FormProblem[],
  failure: FormFailure | null = null,
  values: Record<string, string> = {},
) => ({ form, values, problems, failure, stamp: 'stamp' })

test('a session that ended is told in the form’s own words, with the way back (ACCOUNT-12)', () => {
  const value = submitted('delete-account', [{ field: null, code: 'sessionOver' }])
  render(
    <FormPageContext value={{ ...SAME_FOR_ALL, submitted: value }}>
      <DeleteAccountForm />
    </FormPageContext>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('A sua sessão terminou, e nada foi apagado.')
  expect(screen.getByRole('link', { name: 'Entrar e voltar para cá' })).toHaveAttribute(
    'href',
    '/pt-br/link/entrar/?volta=apagar-conta',
  )
})

test.each([
  [90, 'precisa esperar 90 segundos'],
  [480, 'precisa esperar 8 minutos'],
])('a login that waits %s seconds says why, and offers another way in (ACCOUNT-5)', (seconds, words) => {
  const value = submitted('login', [], { reason: 'locked', seconds }, { next: 'conta', product: '' })
  const { container } = render(
    <FormPageContext value={{ ...SAME_FOR_ALL, submitted: value }}>
      <LoginForm />
    </FormPageContext>,
  )
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent(words)
  expect(alert.querySelector('a')).toHaveAttribute('href', '/pt-br/link/esqueci-a-senha/')
  // What the login is for goes on with the next try.
  expect(container.querySelector('[name=next]')).toHaveValue('conta')
})

test('a login carries what the visitor was about to do, and says so', () => {
  const { container } = render(
    <FormPageContext value={{ ...SAME_FOR_ALL, login: { next: '', product: 'produtos/pomada' } }}>
      <LoginForm />
    </FormPageContext>,
  )
  expect(screen.getByText('Entre na sua conta, e o produto fica salvo nela.')).toBeVisible()
  expect(container.querySelector('[name=product]')).toHaveValue('produtos/pomada')
})

test('one field that is missing brings the sentence on mandatory fields (ERR-4)', () => {
  const value = submitted('login', [{ field: 'password', code: 'required' }])
  render(
    <FormPageContext value={{ ...SAME_FOR_ALL, submitted: value }}>
      <LoginForm />
    </FormPageContext>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Os campos marcados com * são obrigatórios. Preencha todos os campos obrigatórios e envie de novo.',
  )
})

test('FORM-2: two fields with the same fault have links of their own, and a wrong login leads to the e-mail', () => {
  const twice = submitted('registration', [
    { field: 'email', code: 'invalidEmail' },
    { field: 'confirmEmail', code: 'invalidEmail' },
  ])
  const { unmount } = render(
    <FormPageContext value={{ ...SAME_FOR_ALL, submitted: twice }}>
      <RegistrationForm />
    </FormPageContext>,
  )
  const links = [...screen.getByRole('alert').querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(new Set(links).size).toBe(2)
  expect(links[1]).toContain('Confirme o e-mail')
  unmount()
  render(
    <FormPageContext
      value={{ ...SAME_FOR_ALL, submitted: submitted('login', [{ field: 'email', code: 'wrongLogin' }]) }}
    >
      <LoginForm />
    </FormPageContext>,
  )
  expect(screen.getByRole('alert').querySelector('a')).toHaveAttribute(
    'href',
    `#${screen.getByLabelText(/E-mail/).id}`,
  )
  expect(screen.getByLabelText(/E-mail/)).toBeInvalid()
})
