import type { SubmissionResult } from '@/server/features/submissions/submit'
import { workJobs } from '@/server/features/work-jobs'
import type { RenderedMail } from '@/server/mail/types'
import { WELL } from '../../fixtures/registration-rules'
import { mailbox } from './mailbox'
import { requestOf, type Sending as SendingOfForm, sendAs, stamp } from './sending'
import { emptyTables, makeDue, rowsOf } from './tables'

export const PERSON = { ...WELL, lastName: 'Lima' }
/** Somebody else who registers. */
export const OTHER = { ...PERSON, email: 'rui@exemplo.com.br', confirmEmail: 'rui@exemplo.com.br' }

export interface Sending extends Omit<SendingOfForm, 'way'> {
  isScripted?: boolean
}

/** A form as a browser sends it: by itself, or by the page's script as JSON. */
const sent = (
  values: Record<string, unknown>,
  { isScripted = false, headers, ...sending }: Sending = {},
): [Record<string, unknown>, SendingOfForm] => {
  const browser = {
    'sec-fetch-site': 'same-origin',
    origin: 'https://www.exemplo.com.br',
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  }
  const fields = isScripted ? { ...values, ...stamp() } : values
  return [fields, { ...sending, way: isScripted ? 'json' : 'form', headers: { ...browser, ...headers } }]
}

export const request = (values: Record<string, unknown>) => requestOf(...sent(values))

/** Sends a form. */
export const send = (form: string, values: Record<string, unknown>, sending?: Sending) =>
  sendAs(form, ...sent(values, sending))

const cookiesOf = ({ outcome }: SubmissionResult): string[] => {
  const set = outcome.status === 'done' ? outcome.headers?.['Set-Cookie'] : undefined
  return [set ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '')
}

/** The login that an answer sets, as a browser sends it back; blank for none. */
export function cookieOf(answer: SubmissionResult): string {
  return cookiesOf(answer).find((cookie) => cookie.startsWith('__Host-conta=')) ?? ''
}

/** The cookie by which the browser is known from now on, as it sends it back; blank for none. */
export function deviceOf(answer: SubmissionResult): string {
  return cookiesOf(answer).find((cookie) => cookie.startsWith('__Host-aparelho=')) ?? ''
}

/** The ids of accounts by address; null where there is none. */
export const accountOf = async (email: string) => (await rowsOf('account_user', { email }))[0] ?? null

/** Forgets everything that was counted and stored, so that no test meets another. */
export const startAfresh = async (): Promise<void> => {
  await emptyTables('account_user', 'account_link', 'outbox', 'submission', 'rate_limit')
  mailbox.length = 0
}

/** The mails that went since, after all jobs are done. */
export async function mails(): Promise<RenderedMail[]> {
  await makeDue()
  await workJobs()
  return mailbox.splice(0)
}

/** What the link of the last mail to somebody brings along. */
export async function linkToken(): Promise<string> {
  const [, token = ''] = /\?token=([\w-]+)/.exec((await mails()).at(-1)?.text ?? '') ?? []
  return token
}

/** Registers PERSON and confirms the address. */
export async function makeAccount(): Promise<void> {
  await send('registration', PERSON)
  await send('confirm-email', { token: await linkToken(), password: PERSON.password })
}

/** @returns the cookie of a new login */
export async function logIn(password = PERSON.password, sending: Sending = {}): Promise<string> {
  return cookieOf(await send('login', { email: PERSON.email, password }, sending))
}

/** Makes the account of PERSON. @returns the cookie of a login */
export async function newLogin(): Promise<string> {
  await makeAccount()
  return logIn()
}
