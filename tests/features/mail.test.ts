import { faultOf } from '@sandbox/server/control/faults'
import { inTransaction } from '@/server/database/database'
import { enqueue } from '@/server/jobs/outbox'
import { workOutbox } from '@/server/jobs/work'
import { isMailDown } from '@/server/mail/failures'
import { sendMail } from '@/server/mail/mail'
import type { Mail } from '@/server/mail/types'
import { checkMail } from '@/server/start/checks'
import { databaseForSuite } from './support/database'
import { mailServerForSuite } from './support/mail-server'
import { emptyTables, makeDue, rowsOf } from './support/tables'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())
jest.mock('@/server/content/pages', () => jest.requireActual('./support/no-content').noContent())

databaseForSuite()

const { mailbox, faults } = mailServerForSuite()

beforeEach(async () => {
  mailbox.remove()
  faults.reset()
  await emptyTables('outbox')
})

const ANA = { name: 'Ana Lima', address: 'ana@exemplo.com.br' }
const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: ANA,
  subject: 'Recebemos sua mensagem',
  parts: ['Olá!', { facts: [{ name: 'Protocolo', value: '2026-000123' }] }],
  action: { text: 'Ver o site', href: 'https://www.exemplo.com.br/pt-br/?a=1&b=2' },
  ...changes,
})
const fault = (mode: string, times?: number) => faults.add(faultOf({ service: 'mailbox', mode, times }))

/** The outbox with a mail for its only topic. */
const work = (content = mail()) =>
  workOutbox({ handlers: { retention: (_payload, { id }) => sendMail(content, id) } })
const enqueueMail = () => inTransaction((trx) => enqueue(trx, 'retention', {}))
const jobs = () => rowsOf('outbox')

test('a mail that can be ended says so in one line of its headers, and no other mail does (NEWS-4)', async () => {
  const unsubscribe = `https://www.exemplo.com.br/api/one-click/leave-newsletter/?token=${'x'.repeat(260)}`
  const headersOf = async (content: Mail) => {
    await enqueueMail()
    await work(content)
    const { headers = [] } = mailbox.list(ANA.address).at(-1) ?? {}
    return headers.filter(({ key }) => key.startsWith('list-'))
  }
  expect(await headersOf(mail({ unsubscribe }))).toEqual([
    { key: 'list-unsubscribe', value: `<${unsubscribe}>` },
    { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
  ])
  expect(await headersOf(mail())).toEqual([])
})

test('a mail arrives as text and HTML, from the configured sender, with the job in its Message-ID (MAIL-1)', async () => {
  await enqueueMail()
  const [job] = await jobs()
  await work()
  expect(await jobs()).toEqual([])
  const [received] = mailbox.list(ANA.address)
  expect(received).toMatchObject({
    subject: 'Recebemos sua mensagem',
    from: { name: 'Marca', address: 'nao-responda@exemplo.com.br' },
    to: [ANA],
    messageId: `<${job?.id}@www.exemplo.com.br>`,
    links: ['https://www.exemplo.com.br/pt-br/?a=1&b=2', 'https://www.exemplo.com.br/pt-br/'],
  })
  expect(received?.headers).toContainEqual({ key: 'auto-submitted', value: 'auto-generated' })
  expect(received?.text).toContain('Protocolo: 2026-000123')
  expect(received?.html).toContain('2026-000123')
})

test.each([
  '\r\nBcc: eva@exemplo.com.br',
  '\nBcc: eva@exemplo.com.br',
  '\r\n\r\nBcc: eva@exemplo.com.br',
  '\u2028Bcc: eva@exemplo.com.br',
])('a line break in name or subject makes no header and no recipient (%j)', async (injected) => {
  const to = { name: `Ana${injected}`, address: ANA.address }
  await sendMail(mail({ to, replyTo: to, subject: `Olá${injected}` }), 'a-job')
  const [received] = mailbox.list()
  expect(received?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(received?.recipients).toEqual([ANA.address])
  expect(received?.subject).toBe('Olá Bcc: eva@exemplo.com.br')
})

test.each([
  'ana@exemplo.com.br, eva@exemplo.com.br',
  'ana@exemplo.com.br\r\nBcc: eva@exemplo.com.br',
  '"a b"@exemplo.com.br',
  'ana',
  '<ana@exemplo.com.br>',
])('what is not one plain address is never sent to: the job is dead at once (%j)', async (address) => {
  await enqueueMail()
  await work(mail({ to: { name: '', address } }))
  expect(await jobs()).toMatchObject([{ last_error: 'address', dead_at: expect.any(Date) }])
  expect(mailbox.list()).toEqual([])
})

test('a server that is busy (421) gets the mail later', async () => {
  fault('limited', 1)
  await enqueueMail()
  await work()
  expect(await jobs()).toMatchObject([{ tries: 1, dead_at: null }])
  expect(isMailDown()).toBe(true)
  await makeDue()
  await work()
  expect(await jobs()).toEqual([])
  expect(mailbox.list()).toHaveLength(1)
  expect(isMailDown()).toBe(false)
})

test('a mail to an address that does not exist (5.1.1) is dead at once and named by code alone (MAIL-2)', async () => {
  await enqueueMail()
  await work(mail({ to: { name: '', address: 'ana@exemplo.invalid' } }))
  expect(await jobs()).toMatchObject([{ tries: 1, last_error: 'SMTP 550', dead_at: expect.any(Date) }])
  expect(isMailDown()).toBe(false)
})

test('a mail that a server refuses for another reason (550) is tried again, and goes (MAIL-2)', async () => {
  fault('broken', 1)
  await enqueueMail()
  await work()
  expect(await jobs()).toMatchObject([
    { last_error: expect.stringMatching(/^SMTP 550 at \w{12}$/), dead_at: null },
  ])
  await makeDue()
  await work()
  expect(await jobs()).toEqual([])
  expect(mailbox.list(ANA.address)).toHaveLength(1)
})

test('refusals are a fault of the site’s health from three domains on, not by one server that is often written to (STORE-6)', async () => {
  const refusedAt = async (...domains: string[]) => {
    fault('broken')
    for (const domain of domains) {
      await enqueueMail()
      await work(mail({ to: { name: '', address: `ana@${domain}` } }))
    }
    faults.reset()
  }
  await refusedAt('um.com.br', 'um.com.br', 'UM.com.br', 'dois.com.br')
  expect(await checkMail()).toEqual({ status: 'up' })
  await refusedAt('tres.com.br')
  expect(await checkMail()).toMatchObject({ status: 'down', reason: expect.stringContaining('3 domains') })
  await makeDue()
  await work()
  expect(await checkMail()).toEqual({ status: 'up' })
})

test('what was given up begins anew when it is asked for again', async () => {
  const ask = () => inTransaction((trx) => enqueue(trx, 'retention', {}, { key: 'a mail' }))
  await ask()
  await work(mail({ to: { name: '', address: 'ana@exemplo.invalid' } }))
  expect(await jobs()).toMatchObject([{ dead_at: expect.any(Date) }])
  await ask()
  expect(await jobs()).toMatchObject([{ tries: 0, dead_at: null, last_error: null }])
  await work()
  expect(mailbox.list(ANA.address)).toHaveLength(1)
})

test('a refused mailbox of the site (550) is tried again, and health names its variable until the mail went (MAIL-2)', async () => {
  const toUs = mail({ to: { name: '', address: 'Contato@exemplo.com.br' } })
  fault('broken', 1)
  await enqueueMail()
  await work(toUs)
  expect(await jobs()).toMatchObject([{ last_error: 'CONTACT_ADDRESS refused 550', dead_at: null }])
  // A mail to somebody else says nothing of this one.
  await sendMail(mail(), 'another-job')
  const reason = expect.stringContaining('CONTACT_ADDRESS refused 550')
  expect(await checkMail()).toEqual({ status: 'down', reason })
  await makeDue()
  await work(toUs)
  expect(await checkMail()).toEqual({ status: 'up' })
})

test('a connection that is lost after the mail was taken brings it again, with the same Message-ID (MAIL-2)', async () => {
  fault('cut', 1)
  await enqueueMail()
  await work()
  expect(await jobs()).toHaveLength(1)
  await makeDue()
  await work()
  expect(await jobs()).toEqual([])
  const ids = mailbox.list().map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a mail server that is away is no outage of the database', async () => {
  const { connection } = await import('@/server/database/connection')
  await enqueueMail()
  const retention = () => Promise.reject(Object.assign(new Error('away'), { code: 'ETIMEDOUT' }))
  await workOutbox({ handlers: { retention } })
  expect(connection().isCoolingDown()).toBe(false)
  expect(await jobs()).toMatchObject([{ last_error: 'ETIMEDOUT', dead_at: null }])
})
