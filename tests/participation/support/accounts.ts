import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { FORM_TOKEN_FIELD } from '@/form-schemas/meta-fields'
import { withDatabase } from '@/participation/database/database'
import type { RenderedMail } from '@/participation/mail/types'
import { workOutbox } from '@/participation/outbox/work'
import { newFormToken } from '@/participation/protection/form-token'
import { type SubmissionResult, submit } from '@/participation/submissions/submit'
import { WELL } from '../../fixtures/registration-rules'

/** What the mocked transport was handed, in the order of sending. */
export const mailbox: RenderedMail[] = []

export const PERSON = { ...WELL, lastName: 'Lima' }

export interface Sending {
  cookie?: string
  /** Another visitor than the one before. */
  address?: string
  headers?: Record<string, string>
  isScripted?: boolean
  body?: string
}

const SITE = 'https://www.exemplo.com.br'
const MINUTE = 60_000

/** A form as a browser sends it: by itself, or by the page's script as JSON. */
export function request(
  values: Record<string, unknown>,
  { cookie, address = '203.0.113.7', headers = {}, isScripted = false, body }: Sending = {},
): IncomingMessage {
  // A stamp of a form that was drawn a minute ago: nobody is too quick.
  const fields = { ...values, ...(isScripted && { [FORM_TOKEN_FIELD]: newFormToken(Date.now() - MINUTE) }) }
  const text =
    body ??
    (isScripted ? JSON.stringify(fields) : new URLSearchParams(fields as Record<string, string>).toString())
  return Object.assign(Readable.from([Buffer.from(text)]), {
    method: 'POST',
    headers: {
      'content-type': isScripted ? 'application/json' : 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: SITE,
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      ...(cookie && { cookie }),
      ...headers,
    },
    socket: { remoteAddress: address },
  }) as unknown as IncomingMessage
}

/** Sends a form. */
export function send(
  form: string,
  values: Record<string, unknown>,
  sending: Sending = {},
): Promise<SubmissionResult> {
  return submit(form, request(values, sending), {
    isScripted: sending.isScripted ?? false,
    requestId: 'test',
  })
}

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
export const accountOf = (email: string) =>
  withDatabase(
    async (db) =>
      (await db.selectFrom('account_user').selectAll().where('email', '=', email).executeTakeFirst()) ?? null,
  )

/** Forgets everything that was counted and stored, so that no test meets another. */
export const startAfresh = (): Promise<void> =>
  withDatabase(async (db) => {
    await db.deleteFrom('account_user').execute()
    await db.deleteFrom('account_link').execute()
    await db.deleteFrom('outbox').execute()
    await db.deleteFrom('submission').execute()
    await sql`delete from rate_limit`.execute(db)
    mailbox.length = 0
  })

/** The mails that went since, after all jobs are done. */
export async function mails(): Promise<RenderedMail[]> {
  await withDatabase((db) => db.updateTable('outbox').set({ due: sql<Date>`now()` }).execute())
  await workOutbox()
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
