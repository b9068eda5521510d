import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ALL_FORMS } from '@tests/factories/all-forms'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { contactLabels } from '@/shared/labels/contact'
import { contactForm } from '@/shared/schemas/contact'
import type { FormDefinition } from '@/shared/schemas/define-form'
import { SAME_FOR_ALL, type SubmittedForm } from '@/shared/schemas/form-page'
import { ContactForm } from '@/ui/forms/contact/ContactForm'
import { ContactReceipt } from '@/ui/forms/contact/ContactReceipt'
import { Form } from '@/ui/forms/Form'
import { FormPageContext } from '@/ui/forms/form-page'
import { sendForm } from '@/ui/forms/send'
import { axe } from '../../axe'
import { stubReducedMotion } from '../../shared/utils/browser-stubs'

const field = {
  topic: () => screen.getByRole('radio', { name: 'Onde comprar' }),
  name: () => screen.getByRole('textbox', { name: 'Nome' }),
  email: () => screen.getByRole('textbox', { name: 'E-mail' }),
  message: () => screen.getByRole('textbox', { name: 'Mensagem' }),
  consent: () => screen.getByRole('checkbox', { name: /^Concordo/ }),
  healthConsent: () => screen.getByRole('checkbox', { name: /sobre saúde/ }),
}
const submitButton = () => screen.getByRole('button', { name: 'Enviar mensagem' })
const summary = () => screen.getByRole('alert')

/** Answers to what the form sends, one after the other; the last one stays. */
const answering = (...replies: object[]) => {
  const sent: Record<string, unknown>[] = []
  stubFetch(async (address, init) => {
    if (address.endsWith('/start/')) return started()
    sent.push(JSON.parse(String(init?.body)))
    const reply = replies[Math.min(sent.length, replies.length) - 1]
    return { json: async () => reply }
  })
  return sent
}

const stubFetch = (value: (address: string, init?: RequestInit) => Promise<unknown>) =>
  Object.defineProperty(globalThis, 'fetch', { value, configurable: true, writable: true })

const started = () => ({ json: async () => ({ stamp: 'a-stamp' }) })
/** A fault of the page's own code. */
const missing = (): never => {
  throw new TypeError('x is not a function')
}

const sendFilled = async (form = <ContactForm />) => {
  const user = userEvent.setup()
  render(form)
  await fillIn(user)
  await user.click(submitButton())
}

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(field.topic())
  await user.type(field.name(), 'Ana Lima')
  await user.type(field.email(), 'ana@exemplo.com')
  await user.type(field.message(), 'Onde encontro o inalador?')
  await user.click(field.consent())
  await user.click(field.healthConsent())
}

beforeEach(() => {
  stubReducedMotion(true)
  window.scrollTo = jest.fn()
  sessionStorage.clear()
  jest.restoreAllMocks()
  document.title = 'Fale com a gente'
  // Everybody takes ten seconds between two looks at the clock.
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 10_000
    return now
  })
})

test('an empty form says how much is missing, takes the focus there, and leads to each field (ERR-4, FORM-2)', async () => {
  const user = userEvent.setup()
  const sent = answering({})
  render(<ContactForm />)
  await user.click(submitButton())
  expect(summary()).toHaveAccessibleName('Há 6 erros nesta página')
  expect(summary()).toHaveFocus()
  expect(document.title).toBe('Erro: Fale com a gente')
  expect(
    within(summary())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Escolha o assunto da mensagem.',
    'Escreva o seu nome.',
    'Escreva o seu e-mail.',
    'Escreva a sua mensagem.',
    'Para responder, precisamos que você concorde com o uso destes dados.',
    'Uma mensagem pode falar de saúde. Para responder, precisamos também deste aceite.',
  ])
  await user.click(within(summary()).getByRole('link', { name: 'Escreva o seu e-mail.' }))
  expect(field.email()).toHaveFocus()
  expect(field.email()).toBeInvalid()
  expect(field.email()).toHaveAccessibleDescription(
    'A resposta vai para este endereço. Erro: Escreva o seu e-mail.',
  )
  expect(screen.getByRole('radiogroup', { name: /Assunto/ })).toBeInvalid()
  expect(sent).toEqual([])
})

test('one error is one error (FORM-2)', async () => {
  const user = userEvent.setup()
  answering({})
  render(<ContactForm />)
  await fillIn(user)
  await user.clear(field.email())
  await user.type(field.email(), 'ana@')
  await user.click(submitButton())
  expect(summary()).toHaveAccessibleName('Há 1 erro nesta página')
  expect(summary()).toHaveTextContent('Em “E-mail”, escreva um endereço completo, como nome@exemplo.com.br.')
})

test('what is well is sent once, with its stamp, however often the button is pressed', async () => {
  const user = userEvent.setup()
  const done = { status: 'done', next: '/pt-br/contacte-nos/obrigado/', reference: '20261122-ABCDEF' }
  const sent = answering(done)
  const onDone = jest.fn()
  render(<Form form={contactForm} labels={contactLabels} onDone={onDone} />)
  await fillIn(user)
  // As a browser or an extension may, in a field that nobody sees.
  const honeypot = document.querySelector<HTMLInputElement>('[name=website]')
  if (honeypot) honeypot.value = 'https://www.exemplo.com.br'
  await user.dblClick(submitButton())
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(onDone.mock.calls).toEqual([[done]])
  expect(sent).toEqual([
    {
      topic: 'purchase',
      name: 'Ana Lima',
      email: 'ana@exemplo.com',
      message: 'Onde encontro o inalador?',
      consent: 'sim',
      healthConsent: 'sim',
      carimbo: 'a-stamp',
    },
  ])
})

test.each([
  [{ status: 'away' }, /O serviço não está disponível/],
  [{ status: 'limited', seconds: 90 }, /Espere 90 segundos/],
  [{ status: 'limited', seconds: 3600 }, /Espere 60 minutos/],
  [{ status: 'limited', seconds: 86_400 }, /em 24 horas/],
  [{ status: 'invalid', problems: [{ field: null, code: 'unknown' }] }, /Algo deu errado do nosso lado/],
  [{ status: 'invalid', problems: [{ field: null, code: 'crossSite' }] }, /Por segurança/],
  [{ status: 'invalid', problems: [{ field: null, code: 'tooLarge' }] }, /é grande demais/],
])('what is answered %j is said, and what was typed stays (ERR-3, FORM-3)', async (reply, words) => {
  answering(reply)
  await sendFilled()
  await waitFor(() => expect(summary()).toHaveFocus())
  expect(summary()).toHaveTextContent(words)
  expect(field.message()).toHaveValue('Onde encontro o inalador?')
})

test.each([
  [502, /O serviço não está disponível/],
  [413, /é grande demais/],
])('a proxy that responds %i in the place of the site is understood', async (status, words) => {
  const noJson = { status, json: () => Promise.reject(new SyntaxError('<h1>Bad Gateway</h1>')) }
  stubFetch(async (address) => (address.endsWith('/start/') ? started() : noJson))
  await sendFilled()
  await waitFor(() => expect(summary()).toHaveTextContent(words))
})

test('a stamp that has become too old is changed for the new one without a word', async () => {
  const onDone = jest.fn()
  const tooOld = { status: 'limited', seconds: 0, stamp: 'fresh' }
  const sent = answering(tooOld, { status: 'done', next: '/pt-br/' })
  await sendFilled(<Form form={contactForm} labels={contactLabels} onDone={onDone} />)
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent.map(({ carimbo }) => carimbo)).toEqual(['a-stamp', 'fresh'])
})

const breakCheck = () => jest.spyOn(URL, 'canParse').mockImplementation(missing)
/** What the browser sends by itself. */
const nativeSubmissions = () => {
  const sent: Record<string, unknown>[] = []
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    sent.push(Object.fromEntries(new FormData(this)))
  })
  return sent
}

test('a site that cannot be reached takes nothing away (FORM-3)', async () => {
  const native = nativeSubmissions()
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await sendFilled()
  await waitFor(() => expect(summary()).toHaveTextContent('Confira a sua conexão'))
  expect(field.name()).toHaveValue('Ana Lima')
  expect(native).toEqual([])
})

test.each<[string, () => void]>([
  ['the check', () => breakCheck()],
  [
    'the request',
    () => stubFetch((address) => (address.endsWith('/start/') ? Promise.resolve(started()) : missing())),
  ],
  ['the request for a token', () => stubFetch(() => missing())],
])(
  'a fault of ours is never told as the network: if %s throws, the browser sends the form',
  async (_, fail) => {
    answering({})
    fail()
    jest.spyOn(console, 'error').mockImplementation()
    const native = nativeSubmissions()
    await sendFilled()
    await waitFor(() => expect(native).toMatchObject([{ name: 'Ana Lima', email: 'ana@exemplo.com' }]))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

test('what throws without a network is told as such (FORM-1)', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  breakCheck()
  const native = nativeSubmissions()
  await sendFilled()
  await waitFor(() => expect(summary()).toHaveTextContent('Confira a sua conexão'))
  expect(native).toEqual([])
})

test('a proxy that responds in place of the token is no lost network', async () => {
  stubFetch(async () => ({
    status: 502,
    json: () => Promise.reject(new SyntaxError('<h1>Bad Gateway</h1>')),
  }))
  await sendFilled()
  await waitFor(() => expect(summary()).toHaveTextContent('O serviço não está disponível'))
})

test('a draft outlives a reload, without what is personal and what is agreed to, until the form is sent (FORM-3)', async () => {
  const user = userEvent.setup()
  answering({ status: 'done', next: '/pt-br/' })
  const first = render(<ContactForm />)
  await fillIn(user)
  first.unmount()
  const { unmount } = render(<Form form={contactForm} labels={contactLabels} onDone={() => {}} />)
  expect(field.message()).toHaveValue('Onde encontro o inalador?')
  expect(field.topic()).toBeChecked()
  expect([field.name(), field.email()].map((box) => (box as HTMLInputElement).value)).toEqual(['', ''])
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Ana|exemplo\.com/)
  await user.type(field.name(), 'Ana Lima')
  await user.type(field.email(), 'ana@exemplo.com')
  expect(field.consent()).not.toBeChecked()
  await user.click(field.consent())
  await user.click(field.healthConsent())
  await user.click(submitButton())
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  unmount()
})

test('what is typed before the page comes alive stays, and no draft is laid over it (FORM-3, A11Y-3)', async () => {
  sessionStorage.setItem(
    `draft contact ${window.location.pathname}`,
    JSON.stringify({ message: 'Um rascunho antigo' }),
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<ContactForm />)
  const box = container.querySelector('textarea')
  if (!box) throw new Error('There is a box for the message')
  box.value = 'Escrito cedo'
  const root = await act(async () => hydrateRoot(container, <ContactForm />))
  expect(box.isConnected && box.value).toBe('Escrito cedo')
  await act(async () => root.unmount())
  container.remove()
})

test('the count of characters says what may still be written', async () => {
  const user = userEvent.setup()
  render(<ContactForm />)
  expect(field.message()).toHaveAccessibleDescription(/De 10 a 2\.000 caracteres\./)
  await user.type(field.message(), '123456789')
  expect(field.message()).toHaveAccessibleDescription(/Falta 1 caractere para o mínimo de 10\./)
  await user.type(field.message(), '0')
  expect(field.message()).toHaveAccessibleDescription(/Você ainda pode usar 1\.990 caracteres\./)
  await user.clear(field.message())
  await user.click(field.message())
  await user.paste(`${'😀'.repeat(2000)}a\u0303`)
  expect(field.message()).toHaveAccessibleDescription(/Passou 1 caractere do limite\./)
})

const refused: SubmittedForm = {
  form: 'contact',
  values: { topic: 'harm', name: 'Ana Lima', message: 'Texto que já estava aqui' },
  problems: [
    { field: 'consent', code: 'requiresTrue' },
    { field: 'email', code: 'required' },
  ],
  failure: null,
  stamp: 'kept',
}

test('a browser without scripts gets the form again, with what was typed and its stamp (FORM-1)', () => {
  const html = renderToString(
    <FormPageContext value={{ ...SAME_FOR_ALL, submitted: refused }}>
      <ContactForm />
    </FormPageContext>,
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  expect(summary()).toHaveAccessibleName('Há 2 erros nesta página')
  expect(
    within(summary())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`#${field.email().id}`, `#${field.consent().id}`])
  for (const link of within(summary()).getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  expect(field.message()).toHaveValue('Texto que já estava aqui')
  expect(screen.getByRole('radio', { name: /Passei mal/ })).toBeChecked()
  expect(document.querySelector('[name=carimbo]')).toHaveValue('kept')
  container.remove()
})

/** A form as the server renders it after it refused the submission of a browser without scripts. */
const afterRefusal = (form: FormDefinition, submitted: Partial<SubmittedForm>): string => {
  const blank = { form: form.name, values: {}, problems: [], failure: null, stamp: 'a-stamp' }
  return renderToString(
    <FormPageContext value={{ ...SAME_FOR_ALL, submitted: { ...blank, ...submitted } }}>
      <Form form={form} labels={{}} />
    </FormPageContext>,
  )
}

test('a browser that filled in the hidden field gets the form without it (FORM-8)', () => {
  const trapped = { problems: [{ field: null, code: 'trapped' as const }] }
  expect(renderToString(<ContactForm />)).toContain('name="website"')
  expect(afterRefusal(contactForm, trapped)).not.toContain('name="website"')
})

test.each<[string, Partial<SubmittedForm>]>([
  ['too many were sent', { failure: { reason: 'limited', seconds: 60 } }],
  ['the store is away', { failure: { reason: 'away' } }],
  ['a fault of ours', { problems: [{ field: null, code: 'unknown' }] }],
  ['too large', { problems: [{ field: null, code: 'tooLarge' }] }],
])('a refusal of a form that may report harm names another way: %s (FORM-9, ERR-3)', (_, submitted) => {
  const forms = [...ALL_FORMS.values()]
  const naming = forms.filter((form) => /ligue para o Samu, 192/.test(afterRefusal(form, submitted)))
  expect(naming).toEqual(forms.filter(({ mayReportHarm }) => mayReportHarm))
  expect(naming).toHaveLength(4)
})

test('what is wrong with a field is no refusal', () => {
  const problems = [{ field: 'email', code: 'invalidEmail' as const }]
  expect(afterRefusal(contactForm, { problems })).not.toContain('Samu')
})

test('the receipt shows the number that the server rendered (CONTACT-1)', () => {
  const receipt = renderToString(
    <FormPageContext value={{ ...SAME_FOR_ALL, receipt: { form: 'contact', reference: '20261122-ABCDEF' } }}>
      <ContactReceipt />
    </FormPageContext>,
  )
  expect(receipt).toContain('20261122-ABCDEF')
  expect(renderToString(<ContactReceipt />)).toContain('está no e-mail')
})

test('boxes tell browsers and keyboards what they are for', () => {
  render(<ContactForm />)
  expect(field.name()).toHaveAttribute('autocomplete', 'name')
  expect(field.email()).toHaveAttribute('autocomplete', 'email')
  expect(field.email()).toHaveAttribute('inputmode', 'email')
})

test('the form is accessible, empty and with errors', async () => {
  const user = userEvent.setup()
  const { container } = render(
    <main>
      <h1>Fale com a gente</h1>
      <ContactForm />
    </main>,
  )
  await expect(axe(container)).resolves.toEqual([])
  await user.click(submitButton())
  await expect(axe(container)).resolves.toEqual([])
})

test('what is wrong is told without waiting for the site', async () => {
  const never = new Promise<null>(() => undefined)
  const { reply } = await sendForm(contactForm, new FormData(), never)
  expect(reply).toMatchObject({ status: 'invalid' })
})
