import { createSandbox, type Sandbox } from '@sandbox/server/sandbox'
import nodemailer from 'nodemailer'
import { zoo } from './fixture'

let sandbox: Sandbox
beforeEach(async () => {
  // The database of this folder is never asked, and so never started.
  sandbox = await createSandbox({ space: zoo(), portBase: 0, dataFolder: '.cache/sandbox-data/never-asked' })
})
afterEach(() => sandbox.close())

const send = async (to: string, subject: string, html: string): Promise<void> => {
  const port = sandbox.participation?.mailServer.port
  const transport = nodemailer.createTransport({ host: 'localhost', port })
  await transport.sendMail({ from: 'marca@exemplo.com.br', to, subject, html, text: html })
}
const sendTwo = async (): Promise<void> => {
  await send('Ana@exemplo.com.br', 'Um', 'Olá: https://www.exemplo.com.br/a?b=1')
  await send('joao@exemplo.com.br', 'Dois', 'Sobre ana@exemplo.com.br')
}
const ask = (path: string, method = 'GET') => fetch(`${sandbox.urls.control}${path}`, { method })
const mails = async (query = ''): Promise<{ subject: string; links: string[] }[]> =>
  (await ask(`/control/mails${query}`)).json()

test('mails are listed oldest first, all or those to an address, with the links that a reader would follow (SANDBOX-2)', async () => {
  await sendTwo()
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Um', 'Dois'])
  expect(await mails('?to=ANA@exemplo.com.br')).toMatchObject([
    { subject: 'Um', links: ['https://www.exemplo.com.br/a?b=1'] },
  ])
})

test('whoever is to be forgotten loses all mails that name the address', async () => {
  await sendTwo()
  const reply = await ask('/control/mails?address=Ana@exemplo.com.br', 'DELETE')
  expect(await reply.json()).toEqual({ removed: 2 })
  expect(await mails()).toEqual([])
})

test('a mail is shown by its number, and an unknown one is not found', async () => {
  await sendTwo()
  expect(await (await ask('/mails/1')).text()).toContain('Um')
  expect((await ask('/mails/9')).status).toBe(404)
  expect(await (await ask('/')).text()).toContain('href="/mails/2"')
})

test('nothing in a mail becomes part of the page that shows it', async () => {
  await send('ana@exemplo.com.br', '"><script>', '"><script>alert(1)</script>')
  for (const path of ['/', '/mails/1']) expect(await (await ask(path)).text()).not.toContain('<script')
})

test('the database is not started before it is asked', async () => {
  expect(await (await ask('/control/database')).json()).toEqual({ pid: null })
})
