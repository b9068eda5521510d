import { expect, test } from '@playwright/test'

/** What forms answer to what no page would send (behavior FORM-4). */
const API = '/api/forms/contact/'
const PAGE = '/pt-br/enviar/contact/contacte-nos/'
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

test('methods, types, sizes and origins (FORM-4)', async ({ request }) => {
  const json = { ...SAME_ORIGIN, 'content-type': 'application/json' }
  const form = { ...SAME_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
  const status = async (path: string, headers: Record<string, string>, data: string) =>
    (await request.post(path, { headers, data, maxRedirects: 0 })).status()

  expect((await request.get(API)).status()).toBe(405)
  expect(await status('/api/forms/unknown/', json, '{}')).toBe(404)
  expect(await status('/pt-br/enviar/unknown/contacte-nos/', form, '')).toBe(404)
  expect(await status(API, { ...json, 'content-type': 'text/plain' }, '{}')).toBe(415)
  expect(await status(PAGE, { ...form, 'content-type': 'text/plain' }, 'x')).toBe(415)
  expect(await status(API, json, JSON.stringify({ message: 'x'.repeat(40_000) }))).toBe(413)
  expect(await status(PAGE, form, `message=${'x'.repeat(1_000_000)}`)).toBe(413)
  expect(await status(API, { ...json, 'sec-fetch-site': 'cross-site' }, '{}')).toBe(403)
  expect(await status(PAGE, { ...form, 'sec-fetch-site': 'cross-site' }, 'name=Ana')).toBe(403)
  expect(await status(PAGE, form, 'name=Ana&name=Rui')).toBe(422)
  expect(await status('/api/forms/newsletter/', json, '{}')).toBe(429)
  // What may report harm is refused by no limit.
  expect(await status(API, json, '{}')).toBe(422)
})

test('a photo that is too large costs nothing of what was typed beside it', async ({ request }) => {
  const texts = {
    title: 'Cabe no bolso',
    summary: 'Cheiro suave',
    nickname: 'MariaDoSul',
    location: 'Recife',
  }
  const { title, summary, ...after } = texts
  const reply = await request.post('/pt-br/enviar/review/write-review/', {
    headers: SAME_ORIGIN,
    multipart: {
      title,
      summary,
      photo: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(7_400_000, 0xff) },
      ...after,
    },
  })
  const html = await reply.text()
  expect(reply.status()).toBe(413)
  expect(html).toContain('A foto é grande demais. Envie uma de até 5 MB.')
  for (const text of Object.values(texts)) expect(html).toContain(`value="${text}"`)
})

test('a page that refuses a form still shows it, with what was typed, harmless', async ({ request }) => {
  const reply = await request.post(PAGE, {
    headers: { ...SAME_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    data: new URLSearchParams({
      name: '"><script>alert(1)</script>',
      message: '</textarea><img src=x>',
    }).toString(),
  })
  const html = await reply.text()
  expect(reply.status()).toBe(422)
  expect(html).toContain('&lt;/textarea&gt;&lt;img src=x&gt;')
  expect(html).not.toMatch(/<script>alert|<img src=x/)
})
