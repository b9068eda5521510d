import { readFileSync } from 'node:fs'
import { isMailAddress, parseMailbox } from '@/server/mail/address'
import { renderMail } from '@/server/mail/layout'
import type { Mail } from '@/server/mail/types'
import { lookValues } from '@/shared/config/look-values'

jest.mock('@/server/content/content', () => ({}))

beforeAll(() => {
  Object.assign(process.env, {
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_DELIVERY_TOKEN: 'token',
    SITE_URL: 'https://www.exemplo.com.br',
    MAIL_FROM: 'Casa & Brisa <nao-responda@exemplo.com.br>',
  })
})

const MAIL: Mail = {
  to: { name: 'Ana', address: 'ana@exemplo.com.br' },
  subject: 'Recebemos a sua mensagem',
  parts: [
    'Olá, Ana!\nObrigado por escrever.',
    { facts: [{ name: 'Protocolo', value: 'BR-1' }] },
    { quote: 'Primeira linha\n\nSegunda' },
    { list: ['Guarde o número.'] },
  ],
  action: { text: 'Ver o site', href: 'https://www.exemplo.com.br/pt-br/?a=1&b=2' },
  note: 'O link vale por 24 horas.',
}

test('text and HTML say the same, in the same order (MAIL-1)', async () => {
  const { text, html } = await renderMail(MAIL)
  const said = [
    'Recebemos a sua mensagem',
    'Obrigado por escrever.',
    'Protocolo',
    'BR-1',
    'Segunda',
    'Guarde o número.',
  ]
  const all = [...said, 'Ver o site', 'O link vale por 24 horas.']
  const body = html.slice(html.indexOf('<h1'))
  for (const form of [text, body]) {
    const places = all.map((part) => form.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  }
})

test('the text names its link, quotes what somebody wrote, and says who sends', async () => {
  expect((await renderMail(MAIL)).text).toContain('Ver o site:\nhttps://www.exemplo.com.br/pt-br/?a=1&b=2\n')
  expect((await renderMail(MAIL)).text).toContain('> Primeira linha\n>\n> Segunda')
  expect((await renderMail(MAIL)).text).toContain('--\nCasa & Brisa · https://www.exemplo.com.br/pt-br/')
})

const HOSTILE = '<img src=x onerror=alert(1)>"\'&</td>'

test('whatever a visitor wrote is text in every part of a mail (MAIL-1)', async () => {
  const { html } = await renderMail({
    ...MAIL,
    subject: HOSTILE,
    heading: HOSTILE,
    preview: HOSTILE,
    parts: [HOSTILE, { facts: [{ name: HOSTILE, value: HOSTILE }] }, { quote: HOSTILE }, { list: [HOSTILE] }],
    action: { text: HOSTILE, href: `https://www.exemplo.com.br/${HOSTILE}` },
    note: HOSTILE,
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('onerror=alert(1)>')
  expect(html.match(/<a href="[^"]*"/g)).toHaveLength(html.split('<a ').length - 1)
})

test('a subject is one line, and holds no control sign (MAIL-1)', async () => {
  expect((await renderMail({ ...MAIL, subject: 'Olá\r\nBcc: eva@exemplo.com.br\0' })).subject).toBe(
    'Olá Bcc: eva@exemplo.com.br',
  )
})

test('a mail needs no picture, no script and no other server (MAIL-1)', async () => {
  const { html } = await renderMail(MAIL)
  expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(|@import/)
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^https:\/\/www\.exemplo\.com\.br\//)
})

test("a mail's colors, corners and typeface are those of the brand's look", async () => {
  const colorsOf = async (look: string) => {
    jest.resetModules()
    process.env.LOOK_VALUES = await lookValues({ BRAND_LOOK: look })
    const { htmlOf } = await import('@/server/mail/layout-html')
    const html = htmlOf(MAIL, {
      brand: 'Casa',
      site: { href: 'https://a.example/', name: 'a' },
      linkHint: '',
      automatic: '',
    })
    return { html, colors: [...new Set(html.match(/#[0-9a-f]{3,6}\b/g))] }
  }
  const [own, second] = [await colorsOf('styles/brand'), await colorsOf('tools/sandbox/second/look')]
  const palette = readFileSync('tools/sandbox/second/look/_look.scss', 'utf8')
  expect(second.colors.length).toBeGreaterThan(6)
  for (const color of second.colors) expect(palette).toContain(`: ${color};`)
  expect(second.colors.filter((color) => own.colors.includes(color))).toEqual([])
  expect(own.html).toContain('border-radius:999px')
  expect(second.html).toContain('border-radius:4px')
  expect(second.html).toContain("font-family:georgia, 'Times New Roman', serif")
})

test.each([
  ['Marca <a@exemplo.com.br>', { name: 'Marca', address: 'a@exemplo.com.br' }],
  ['"Marca, S.A." <a@exemplo.com.br>', { name: 'Marca, S.A.', address: 'a@exemplo.com.br' }],
  ['a@exemplo.com.br', { name: '', address: 'a@exemplo.com.br' }],
  ['Marca <a@exemplo.com.br>, <b@exemplo.com.br>', null],
  ['Marca', null],
])('the sender %j is %j (MAIL-1)', (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox)
})

test.each([
  'a..b@exemplo.com.br',
  'a@exemplo..com',
  'a b@exemplo.com.br',
  'a@-exemplo.com',
  '"a"@exemplo.com.br',
  'a@b@c.com',
  '',
])('%j is no address that mails go to', (address) => {
  expect(isMailAddress(address)).toBe(false)
})
