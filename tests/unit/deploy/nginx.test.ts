import { readdirSync, readFileSync } from 'node:fs'
import { type RequestListener, request } from 'node:http'
import path from 'node:path'
import { serve } from '@tests/factories/server'
import { hasNginx, type NginxProxy, startNginx } from '../../../tools/scripts/lib/nginx'
import { freePort, until } from '../server/cache/support/redis-server'

const describeWithNginx = hasNginx ? describe : describe.skip
const TITLE = hasNginx
  ? 'the shipped nginx'
  : 'the shipped nginx (SKIPPED: no nginx here; apt-get install nginx)'

/** An instance of the site, as far as a cache in front sees it. */
const instance = async () => {
  let answer: RequestListener = (_, response) => response.end()
  const asked: string[] = []
  const { host: site } = await serve((asking, response) => {
    asked.push(asking.url ?? '')
    answer(asking, response)
  })
  const be = (next: RequestListener): void => {
    answer = next
  }
  return { site, asked, be }
}

const page =
  (
    text: string,
    cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=5',
  ): RequestListener =>
  ({ headers }, response) => {
    response.setHeader('Cache-Control', cacheControl)
    response.setHeader('Vary', 'Accept-Encoding')
    response.end(`${text} ${headers['accept-encoding'] ?? ''}`.trim())
  }
const missing: RequestListener = (_, response) =>
  response.writeHead(404, { 'Cache-Control': 'no-store' }).end('404')

describeWithNginx(TITLE, () => {
  let first: Awaited<ReturnType<typeof instance>>
  let second: Awaited<ReturnType<typeof instance>>
  let proxy: NginxProxy

  beforeAll(async () => {
    first = await instance()
    second = await instance()
    proxy = await startNginx(await freePort(), [first.site, second.site])
  })
  afterAll(() => proxy?.stop())

  const be = (answer: RequestListener): void => {
    for (const each of [first, second]) {
      each.asked.length = 0
      each.be(answer)
    }
  }
  const asked = (): string[] => [...first.asked, ...second.asked]
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(proxy.origin + path, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
      redirect: 'manual',
    })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }

  test('keeps a page once for each form in which the site writes it, whatever visitors add', async () => {
    be(page('casa'))
    for (const query of ['', '?utm_source=a', '?utm_source=b&x=1']) await get(`/pt-br/um/${query}`)
    for (const encoding of ['gzip, br', 'gzip;q=0.8, br;q=0', 'deflate, GZIP; q=1.0', 'x-br, gzip']) {
      expect((await get('/pt-br/um/', { 'Accept-Encoding': encoding })).text).toBe('casa gzip')
    }
    for (const encoding of ['br', 'gzip;q=0', 'x-gzip'])
      expect((await get('/pt-br/um/', { 'Accept-Encoding': encoding })).text).toBe('casa')
    expect(asked()).toHaveLength(2)
  })

  test('TWIN-1: a page as Markdown, asked for at the address of the page, is no form of it for anybody else', async () => {
    be((asking, response) =>
      page(asking.headers.accept?.includes('markdown') ? '# casa' : 'casa')(asking, response),
    )
    const accept = (Accept: string) => get('/pt-br/texto/', { Accept }).then(({ text }) => text)
    expect(await accept('text/markdown, text/html;q=0.9')).toBe('# casa')
    expect(await accept('text/html')).toBe('casa')
    expect(await accept('text/html, text/markdown;q=0.5')).toBe('# casa')
    expect(await accept('*/*')).toBe('casa')
    expect(asked()).toHaveLength(3)
  })

  test('knows its own names only: to any other it says nothing, and asks no instance', async () => {
    be(page('casa'))
    const port = Number(new URL(proxy.origin).port)
    const responseTo = (host: string) =>
      new Promise<number | string>((resolve) => {
        request(
          { port, host: '127.0.0.1', path: '/pt-br/nomes/', headers: { Host: host } },
          ({ statusCode }) => resolve(statusCode ?? 0),
        )
          .once('error', () => resolve('closed'))
          .end()
      })
    for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1'])
      expect([host, await responseTo(host)]).toEqual([host, 'closed'])
    expect(asked()).toEqual([])
    expect(await responseTo('localhost')).toBe(200)
  })

  test('leads elsewhere with what stands behind the question mark', async () => {
    be((asking, response) =>
      response
        .writeHead(308, {
          Location: `/pt-br/${asking.url?.slice('/pt-br'.length)}`,
          'Cache-Control': 's-maxage=60',
        })
        .end(),
    )
    for (const query of ['?q=tosse', '?q=febre']) {
      expect((await get(`/pt-br${query}`)).headers.get('location')).toBe(`/pt-br/${query}`)
    }
  })

  test('asks again when a page is over its time, and shows what was taken back no longer', async () => {
    const forASecond = 'public, max-age=0, s-maxage=1'
    be(page('antes', forASecond))
    await get('/pt-br/dois/')
    be(missing)
    const seen = new Set<string>()
    await until(async () => seen.add((await get('/pt-br/dois/')).text).has('404'))
    expect(seen).toEqual(new Set(['antes', '404']))
    expect((await get('/pt-br/dois/')).status).toBe(404)
  })

  test('takes a script from the instance that has it, and goes on serving it when none has (PUBLISH-6)', async () => {
    const script = '/_next/static/chunks/a-1234.js'
    be(missing)
    second.be(page('codigo', 'public, max-age=31536000, immutable'))
    for (const name of ['a', 'b', 'c', 'd'])
      expect((await get(`/_next/static/chunks/${name}-1234.js`)).status).toBe(200)
    be(missing)
    expect((await get(script)).text).toBe('codigo')
  })

  test('logs to a file of its day, without what stands behind the question mark', async () => {
    be(page('casa'))
    await get('/pt-br/registro/?q=segredo')
    const [name = '', ...more] = readdirSync(proxy.logs).filter((file) => file.startsWith('access-'))
    expect(more).toEqual([])
    expect(name).toMatch(/^access-\d{4}-\d\d-\d\d\.log$/)
    const readLog = (): string => readFileSync(path.join(proxy.logs, name), 'utf8')
    // nginx writes the line after the response is sent.
    await until(() => readLog().includes('"GET /pt-br/registro/ HTTP/1.1" 200'))
    expect(readLog()).not.toContain('segredo')
  })

  test('hanging instances have five seconds each for a page, then the kept one is shown; forms may take longer (FAULT-9)', async () => {
    be(page('guardada', 'public, max-age=0, s-maxage=1'))
    await get('/pt-br/presa/')
    let respondToForm = (): void => {}
    be((asking, response) => {
      if (asking.url === '/api/forms/contact/') respondToForm = () => response.end('feito')
    })
    const form = fetch(`${proxy.origin}/api/forms/contact/`, { method: 'POST', body: '{}' })
    let kept = await get('/pt-br/presa/')
    while (kept.headers.get('x-cache-status') === 'HIT') kept = await get('/pt-br/presa/')
    respondToForm()
    expect(kept).toMatchObject({ status: 200, text: 'guardada' })
    expect(await (await form).text()).toBe('feito')
    expect(asked().filter((url) => url === '/pt-br/presa/')).toHaveLength(2)
    const limit = /^ {2}proxy_read_timeout (\d+)s;$/m.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1]
    expect(2 * Number(limit)).toBeLessThanOrEqual(10)
  })

  test('with all instances gone it shows what it kept, and else a page in Portuguese that says when to come again (FAULT-9)', async () => {
    be(page('guardada', 'public, max-age=0, s-maxage=1'))
    await get('/pt-br/tres/')
    be(({ socket }) => socket.destroy())
    expect(await get('/pt-br/tres/')).toMatchObject({ status: 200, text: 'guardada' })
    const away = await get('/pt-br/nunca-vista/')
    expect(away).toMatchObject({ status: 503, text: expect.stringContaining('O site está fora do ar') })
    expect(away.headers.get('retry-after')).toBe('30')
  })

  const post = async (path: string, size = 1) => {
    const reply = await fetch(proxy.origin + path, { method: 'POST', body: Buffer.alloc(size) })
    return { reply, text: await reply.text() }
  }

  test('a form that meets an error of nginx gets words of the site: JSON for scripts, a page for browsers (FAULT-9)', async () => {
    const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    for (const [address, kind] of [
      ['/api/forms/', 'form'],
      ['/pt-br/enviar/', 'page'],
    ] as const) {
      const [, place = ''] = new RegExp(`location \\^~ ${address} \\{([^}]+)\\}`).exec(shipped) ?? []
      for (const status of [413, 429, 502, 503, 504])
        expect(place).toMatch(new RegExp(`error_page (?:\\d+ )*${status} (?:\\d+ )*(?:= )?@${kind}-`))
    }
    const types = [...shipped.matchAll(/location @(form|page)-[\w-]+ \{\s+default_type '?([\w/]+)/g)]
    expect(types.map(([, kind, type]) => `${kind} ${type}`)).toEqual([
      ...Array(3).fill('form application/json'),
      ...Array(3).fill('page text/html'),
    ])
    be((asking) => asking.socket.destroy())
    const json = await post('/api/forms/contact/')
    expect(json.reply.status).toBe(503)
    expect(json.reply.headers.get('content-type')).toBe('application/json')
    expect(json.reply.headers.get('retry-after')).toBe('30')
    expect(JSON.parse(json.text)).toEqual({ status: 'away' })
    const html = await post('/pt-br/enviar/contact/')
    expect(html.reply.status).toBe(503)
    expect(html.reply.headers.get('retry-after')).toBe('30')
    expect(html.reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html.text).toContain('<html lang="pt-BR">')
    expect(html.text).toContain('envie de novo')
    for (const { text } of [json, html]) expect(text).not.toContain('nginx')
    const large = 64 * 1024 * 1024 + 1
    expect(JSON.parse((await post('/api/forms/contact/', large)).text)).toMatchObject({ status: 'invalid' })
    expect((await post('/pt-br/enviar/contact/', large)).text).toContain('Nada foi enviado')
  })

  test('a form whose connection an ending instance cuts goes to the other, which stores it once; other changes do not (FAULT-6)', async () => {
    for (const address of ['/api/forms/contact/', '/pt-br/enviar/contact/'])
      for (const [ending, staying] of [
        [first, second],
        [second, first],
      ] as const) {
        be((_, response) => response.end('stored'))
        ending.be((asking) => asking.socket.destroy())
        // In turns: one of two is sent to the ending instance first.
        for (const { reply, text } of [await post(address), await post(address)])
          expect({ status: reply.status, text }).toEqual({ status: 200, text: 'stored' })
        expect(ending.asked.length).toBeGreaterThan(0)
        expect(staying.asked).toEqual([address, address])
      }
    be((asking) => asking.socket.destroy())
    expect((await post('/api/consent/')).reply.status).toBe(503)
    expect(asked()).toHaveLength(1)
  })

  test("a form's refusal by the site itself passes nginx unchanged", async () => {
    be((_, response) =>
      response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"status":"away","stamp":"1"}'),
    )
    expect((await post('/api/forms/contact/')).text).toBe('{"status":"away","stamp":"1"}')
  })
})
