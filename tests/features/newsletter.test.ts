import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { bodyOf, serve } from '@tests/factories/server'
import type { NextApiRequest, NextApiResponse } from 'next'
import oneClick from '@/pages/api/one-click/[form]'
import { withDatabase } from '@/server/database/database'
import { applyRetention } from '@/server/features/privacy/feature'
import { erasePerson, exportPerson } from '@/server/features/privacy/privacy'
import { RETENTION } from '@/server/features/registry'
import { workJobs } from '@/server/features/work-jobs'
import type { Mail, RenderedMail } from '@/server/mail/types'
import { signToken } from '@/server/protection/signed-token'
import { subscribersCsv } from '../../tools/scripts/lib/newsletter-csv'
import { databaseForSuite } from './support/database'
import { invalid, newAddress, sendAs, stamp } from './support/sending'
import { emptyTables, makeDue, rowsOf } from './support/tables'
import { tracesOf } from './support/traces'

/** The newsletter (docs/behavior.md, NEWS-1 to NEWS-6). */

const mockMails: { mail: Mail; rendered: RenderedMail }[] = []
jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/mail/transport', () => ({
  sendRendered: async (mail: Mail, rendered: RenderedMail) => void mockMails.push({ mail, rendered }),
}))
const mockLabels: Record<string, string> = {}
jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({ globalData: async () => ({ labels: mockLabels, header: { logo: null } }) }),
}))

databaseForSuite()

const EMAIL = 'ana@exemplo.com.br'
const SECRET = 'a-secret-of-the-webhook-of-32-characters'

interface Hook {
  headers: IncomingMessage['headers']
  body: string
}
const hooks: Hook[] = []
let hookStatus = 204

beforeAll(async () => {
  const { host } = await serve(async (request, response) => {
    hooks.push({ headers: request.headers, body: (await bodyOf(request)).toString() })
    response.writeHead(hookStatus).end()
  })
  process.env.NEWSLETTER_WEBHOOK = `http://:${SECRET}@${host}/newsletter`
})

beforeEach(async () => {
  mockMails.length = 0
  hooks.length = 0
  hookStatus = 204
  for (const key of Object.keys(mockLabels)) delete mockLabels[key]
  await emptyTables('newsletter_subscription', 'outbox', 'submission', 'rate_limit')
})

const ask = (email = EMAIL) => sendAs('newsletter', { email }, { way: 'form', address: newAddress() })
/** Does all jobs, those that are planned for later too. @returns the mails */
const mails = async () => {
  await makeDue()
  await workJobs()
  return mockMails.splice(0)
}
const rows = () => rowsOf('newsletter_subscription', {}, 'requested_at')
const tokenIn = (text = '') => /\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
const sendToken = (form: string, token: string) => sendAs(form, { token }, { way: 'form' })
const CHECK_MAIL = { httpStatus: 303, outcome: { status: 'done', next: '/pt-br/newsletterSent/' } }

/** Asks and confirms. @returns the token of the link to leave */
const subscribe = async (email = EMAIL): Promise<string> => {
  await ask(email)
  const [first] = await mails()
  await sendToken('confirm-newsletter', tokenIn(first?.rendered.text))
  const [welcome] = await mails()
  return tokenIn(welcome?.rendered.text)
}

const press = async (method: string, token: string, form = 'leave-newsletter') => {
  const seen = { status: 0, location: '', headers: new Map<string, unknown>() }
  const response = {
    setHeader: (name: string, value: unknown) => seen.headers.set(name, value),
    status: (status: number) => {
      seen.status = status
      return response
    },
    redirect: (status: number, location: string) => Object.assign(seen, { status, location }),
    end: () => undefined,
    json: () => undefined,
  }
  // Without cookies, without an origin: a mail program sends it.
  const request = { method, query: { form, token }, headers: {}, body: { 'List-Unsubscribe': 'One-Click' } }
  await oneClick(request as unknown as NextApiRequest, response as unknown as NextApiResponse)
  return seen
}

test('an address is subscribed by the button behind the link of its mail, and not by opening the link (NEWS-1)', async () => {
  expect(await ask()).toMatchObject(CHECK_MAIL)
  const [first] = await mails()
  expect(first?.mail.action?.href).toMatch(
    /^https:\/\/www\.exemplo\.com\.br\/pt-br\/link\/confirmar-boletim\/\?token=/,
  )
  expect(await rows()).toMatchObject([{ email: EMAIL, confirmed_at: null, left_at: null }])
  const token = tokenIn(first?.rendered.text)
  for (let time = 0; time < 2; time += 1)
    expect(await sendToken('confirm-newsletter', token)).toMatchObject({
      outcome: { status: 'done', next: '/pt-br/newsletterConfirmed/' },
    })
  expect(await rows()).toMatchObject([
    { confirmed_at: expect.any(Date), consent_version: expect.stringMatching(/^newsletter-/) },
  ])
  expect((await mails()).map(({ mail }) => mail.subject)).toEqual(['A sua inscrição está confirmada'])
})

test('nobody learns whether an address is subscribed: its owner alone gets a mail that says so (NEWS-2)', async () => {
  await subscribe()
  expect(await ask()).toMatchObject(CHECK_MAIL)
  expect(await rows()).toHaveLength(1)
  expect((await mails()).map(({ mail }) => [mail.to.address, mail.subject])).toEqual([
    [EMAIL, 'A sua inscrição está confirmada'],
  ])
})

test('however often strangers type an address, its owner is refused nothing and gets few mails (NEWS-3)', async () => {
  const sent: number[] = []
  for (let time = 0; time < 12; time += 1) {
    expect(await ask()).toMatchObject(CHECK_MAIL)
    await workJobs()
    sent.push(mockMails.length)
  }
  expect(sent).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3])
  const waiting = await rowsOf('outbox')
  expect(waiting).toHaveLength(1)
  expect((waiting[0]?.due.getTime() ?? Number.POSITIVE_INFINITY) - Date.now()).toBeLessThanOrEqual(
    2 * 3_600_000,
  )
  // Each link that was mailed confirms.
  const links = (await mails()).map(({ rendered }) => tokenIn(rendered.text))
  expect(links).toHaveLength(4)
  expect(await sendToken('confirm-newsletter', links[0] ?? '')).toMatchObject({ outcome: { status: 'done' } })
})

test('one click in a mail program ends a subscription without a session, as often as it is sent (NEWS-4)', async () => {
  await subscribe()
  const [{ mail } = { mail: null }] = await ask().then(mails)
  const address = new URL(mail?.unsubscribe ?? '')
  expect(address.pathname).toBe('/api/one-click/leave-newsletter/')
  const token = address.searchParams.get('token') ?? ''
  expect(await press('GET', token)).toMatchObject({
    status: 303,
    location: `/pt-br/link/sair-do-boletim/?token=${token}`,
  })
  expect(await rows()).toMatchObject([{ left_at: null }])
  expect([(await press('POST', token)).status, (await press('POST', token)).status]).toEqual([200, 200])
  expect(await rows()).toMatchObject([{ left_at: expect.any(Date) }])
  await emptyTables('newsletter_subscription')
  expect((await press('POST', token)).status).toBe(200)
})

test('a token of another purpose, or of nobody, ends nothing (NEWS-4)', async () => {
  await subscribe()
  const [{ id } = { id: '' }] = await rows()
  for (const token of ['', 'x'.repeat(40), signToken({ purpose: 'confirm-newsletter', subject: id }, 60)])
    expect((await press('POST', token)).status).toBe(400)
  expect((await press('POST', 'x', 'contact')).status).toBe(404)
  expect((await press('POST', 'x', 'unknown')).status).toBe(404)
  expect((await press('PUT', 'x')).status).toBe(405)
  expect(await rows()).toMatchObject([{ left_at: null }])
})

test('the page to leave has a button; old links to confirm are stale then, and a new request is another subscription (NEWS-4)', async () => {
  await ask()
  const [first] = await mails()
  const confirm = tokenIn(first?.rendered.text)
  await sendToken('confirm-newsletter', confirm)
  const leave = tokenIn((await mails())[0]?.rendered.text)
  expect(await sendToken('leave-newsletter', leave)).toMatchObject({
    outcome: { status: 'done', next: '/pt-br/newsletterLeft/' },
  })
  await emptyTables('submission')
  expect((await sendToken('confirm-newsletter', confirm)).outcome).toEqual(invalid('token', 'staleLink'))
  await subscribe()
  expect(await rows()).toMatchObject([{ left_at: expect.any(Date) }, { left_at: null }])
})

test('who leaves before the confirmation is deleted at once (NEWS-4)', async () => {
  await ask()
  const token = new URL((await mails())[0]?.mail.unsubscribe ?? '').searchParams.get('token') ?? ''
  expect((await press('POST', token)).status).toBe(200)
  expect(await rows()).toEqual([])
  expect(await mails()).toEqual([])
  expect(hooks).toEqual([])
})

test('mails are written in the words of editors where they gave some (NEWS-1)', async () => {
  mockLabels['mail.newsletter.confirm.subject'] = 'Só falta um toque'
  await ask()
  expect((await mails())[0]?.mail.subject).toBe('Só falta um toque')
})

test('what was not confirmed is deleted after 7 days, what was left after the time of the proof (NEWS-5)', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  const row = (email: string, requested: number, confirmed?: number, left?: number) => ({
    email,
    consent_version: 'newsletter-1',
    requested_at: days(requested),
    confirmed_at: confirmed ? days(confirmed) : null,
    left_at: left ? days(left) : null,
  })
  await withDatabase((db) =>
    db
      .insertInto('newsletter_subscription')
      .values([
        row('old@exemplo.com.br', 8),
        row('young@exemplo.com.br', 6),
        row('reader@exemplo.com.br', 4000, 4000),
        row('left-long-ago@exemplo.com.br', 4000, 4000, 1826),
        row('left@exemplo.com.br', 4000, 4000, 1824),
      ])
      .execute(),
  )
  await applyRetention(RETENTION)
  expect((await rows()).map(({ email }) => email).sort()).toEqual([
    'left@exemplo.com.br',
    'reader@exemplo.com.br',
    'young@exemplo.com.br',
  ])
})

test('a person gets what is stored, and an erasure reaches the database and whoever sends the newsletter (NEWS-5)', async () => {
  await subscribe()
  expect((await exportPerson(EMAIL)).newsletter).toMatchObject([{ email: EMAIL, encerradaEm: null }])
  hooks.length = 0
  const [{ id } = { id: '' }] = await rows()
  expect(await erasePerson(EMAIL)).toMatchObject({ newsletter: 1 })
  await mails()
  expect(await tracesOf(EMAIL)).toEqual([])
  expect(hooks.map(({ body }) => JSON.parse(body))).toMatchObject([{ id, state: 'erased' }])
})

test('the webhook gets each change, signed, with the state of now, and again until it takes it (NEWS-6)', async () => {
  const leave = await subscribe()
  const [first] = hooks
  const { headers, body = '' } = first ?? {}
  const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${body}`
  expect(headers?.['webhook-signature']).toBe(
    `v1,${createHmac('sha256', SECRET).update(signed).digest('base64')}`,
  )
  expect(headers?.authorization).toBeUndefined()
  expect(JSON.parse(body)).toMatchObject({
    state: 'confirmed',
    email: EMAIL,
    unsubscribe: expect.stringContaining('/api/one-click/'),
  })
  hooks.length = 0
  hookStatus = 500
  await sendToken('leave-newsletter', leave)
  await mails()
  hookStatus = 204
  await mails()
  expect(hooks.map(({ body: sent }) => JSON.parse(sent).state)).toEqual(['left', 'left'])
  expect(new Set(hooks.map(({ headers: sent }) => sent['webhook-id'])).size).toBe(1)
})

test('the file has confirmed addresses alone, each with its own address to leave (NEWS-6)', async () => {
  await subscribe('a.b@exemplo.com.br')
  await subscribe()
  await press('POST', tokenIn((await ask().then(mails))[0]?.rendered.text))
  await ask('maria@exemplo.com.br')
  const lines = (await withDatabase(subscribersCsv)).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toBe('"id","email","confirmed_at","consent_version","unsubscribe"')
  expect(lines[1]).toMatch(
    /^"[\da-f-]{36}","a\.b@exemplo\.com\.br","[^"]+","newsletter-[^"]+","https:\/\/www\.exemplo\.com\.br\/api\/one-click\//,
  )
})

test('a submission that comes twice has its first outcome and one mail (NEWS-3)', async () => {
  const fields = { email: EMAIL, ...stamp() }
  for (let time = 0; time < 3; time += 1) expect(await sendAs('newsletter', fields)).toMatchObject(CHECK_MAIL)
  expect(await mails()).toHaveLength(1)
})

test('what comes again after a minute is handled by the state of then, with the token of before too (NEWS-3)', async () => {
  const form = { email: EMAIL, ...stamp() }
  const address = newAddress()
  const request = async () => {
    expect(await sendAs('newsletter', form, { address })).toMatchObject(CHECK_MAIL)
    return mails()
  }
  const [first] = await request()
  const token = tokenIn(first?.rendered.text)
  await sendToken('confirm-newsletter', token)
  const [welcome] = await mails()
  await sendToken('leave-newsletter', tokenIn(welcome?.rendered.text))
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(await request()).toHaveLength(1)
  later.mockRestore()
  expect(await sendToken('confirm-newsletter', token)).toMatchObject({
    outcome: invalid('token', 'staleLink'),
  })
})
