import { expect, test } from '@playwright/test'

for (const [from, to] of [
  ['/pt-br/pomada/', '/pt-br/produtos/pomada/'],
  ['/pt-br/blog/', '/pt-br/dicas/'],
  ['/pt-br/contato/', '/pt-br/contacte-nos/'],
  ['/pt-br/contact-us/', '/pt-br/contacte-nos/'],
] as const) {
  test(`${from} leads to ${to} in one step, for good`, async ({ request }) => {
    const reply = await request.get(from, { maxRedirects: 0 })
    expect(reply.status()).toBe(308)
    expect(reply.headers().location).toBe(to)
    expect((await request.get(from)).status()).toBe(200)
  })
}
