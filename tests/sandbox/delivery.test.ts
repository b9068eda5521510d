import { createSandbox } from '@sandbox/server/sandbox'
import { PREVIEW_TOKEN } from '@sandbox/server/tokens'
import { forSuite } from '@tests/factories/for-suite'
import { ask, entry, idsOf, startZoo, toAsset, toEntry, zoo } from './fixture'

const sandbox = forSuite(startZoo, (made) => made.close())

const included = async (include: number, query = 'sys.id=nyan') => {
  const { body } = await ask(sandbox, `/entries?${query}&include=${include}`)
  const ids = (list: { sys: { id: string } }[] = []) => list.map(({ sys }) => sys.id)
  return { entries: ids(body.includes?.Entry), assets: ids(body.includes?.Asset), errors: body.errors }
}

test('an entry has the delivered form (SANDBOX-2)', async () => {
  const { body, headers } = await ask(sandbox, '/entries/nyan')
  expect(body).toEqual({
    metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: 'famous' } }], concepts: [] },
    sys: {
      space: { sys: { type: 'Link', linkType: 'Space', id: 'zoo' } },
      id: 'nyan',
      type: 'Entry',
      createdAt: '2025-12-01T10:00:00.000Z',
      updatedAt: '2026-01-03T10:00:00.000Z',
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      publishedVersion: 4,
      revision: 2,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'cat' } },
      locale: 'en-US',
    },
    fields: {
      name: 'Nyan Cat',
      likes: ['rainbows', 'fish'],
      lives: 1337,
      tame: true,
      birthday: '2011-04-04T22:00:00+00:00',
      home: { lat: 52.52, lon: 13.4 },
      bestFriend: toEntry('happy'),
      image: toAsset('nyan'),
    },
  })
  expect(headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json')
  expect(headers.get('contentful-api')).toBe('cda_cached')
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('null is delivered, what is unset is not', async () => {
  const { body } = await ask(sandbox, '/entries/garfield')
  expect(body.fields).toEqual({ name: 'Garfield', lives: 9, lifes: null, home: { lat: 48.85, lon: 2.35 } })
})

test('links are followed level by level, assets one level deeper', async () => {
  expect(await included(0)).toEqual({ entries: [], assets: [], errors: undefined })
  expect(await included(1)).toEqual({ entries: ['happy'], assets: ['nyan'], errors: undefined })
  expect(await included(2)).toEqual({
    entries: ['happy', 'kitten'],
    assets: ['kitten', 'nyan'],
    errors: undefined,
  })
})

test('rich text counts as links, and what leads nowhere is told', async () => {
  const { entries, errors } = await included(1, 'sys.id=teller')
  expect(entries).toEqual(['kitten'])
  expect(errors).toEqual([
    { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'gone' } },
  ])
})

test('a locale falls back, and all locales are keyed', async () => {
  expect((await ask(sandbox, '/entries/nyan?locale=tlh')).body.fields).toMatchObject({ name: 'Nyan vIghro' })
  expect((await ask(sandbox, '/entries/happy?locale=tlh')).body.fields).toMatchObject({
    name: 'Happy Cat',
    lives: 1,
  })
  const { body } = await ask(sandbox, '/entries/nyan?locale=*')
  expect(body.fields).toMatchObject({ name: { 'en-US': 'Nyan Cat', tlh: 'Nyan vIghro' } })
  expect(body.sys).not.toHaveProperty('locale')
})

test('a value that is not localized is that of every locale, and keyed once', async () => {
  const space = zoo()
  const plain = entry('cat', 'plain', { name: 'Plain', lives: 5 })
  const moved = { ...plain, sys: { ...plain.sys, id: 'moved' }, fields: { lives: { tlh: 6 } } }
  space.entries = [plain, moved]
  space.locales = space.locales.map((locale) => ({ ...locale, fallbackCode: null }))
  const other = await createSandbox({ space, portBase: 0 })
  const fieldsOf = async (id: string, locale: string) =>
    (await ask(other, `/entries/${id}?locale=${locale}`)).body.fields
  expect(await fieldsOf('plain', 'tlh')).toEqual({ lives: 5 })
  expect(await fieldsOf('plain', '*')).toEqual({ name: { 'en-US': 'Plain' }, lives: { 'en-US': 5 } })
  expect(await fieldsOf('moved', 'en-US')).toEqual({ lives: 6 })
  expect(await fieldsOf('moved', 'tlh')).toEqual({ lives: 6 })
  await other.close()
})

test('all locales show what is stored, without fallbacks', async () => {
  expect((await ask(sandbox, '/entries/happy?locale=*')).body.fields).toMatchObject({
    name: { 'en-US': 'Happy Cat' },
    lives: { 'en-US': 1 },
  })
})

test('preview shows drafts, neither shows what is archived', async () => {
  const response = await fetch(`${sandbox.urls.preview}/spaces/zoo/entries?access_token=${PREVIEW_TOKEN}`)
  const body: { items: { sys: { id: string } }[] } = await response.json()
  const ids = body.items.map(({ sys }) => sys.id)
  expect(ids).toContain('sketch')
  expect(ids).not.toContain('old')
  expect(response.headers.get('contentful-api')).toBe('cpa')
})

test('a known entity tag is answered with 304', async () => {
  const etag = (await ask(sandbox, '/entries')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\//)
  expect((await ask(sandbox, '/entries', { 'If-None-Match': etag })).status).toBe(304)
  expect((await ask(sandbox, '/entries?limit=1', { 'If-None-Match': etag })).status).toBe(200)
})

test('locales, content types, tags and the space', async () => {
  expect((await ask(sandbox, '/locales')).body).toMatchObject({ total: 2, limit: 1000 })
  expect(idsOf(await ask(sandbox, '/content_types?sys.id[in]=cat'))).toEqual(['cat'])
  expect(idsOf(await ask(sandbox, '/content_types?sys.id[match]=ca'))).toEqual(['cat'])
  expect(idsOf(await ask(sandbox, '/content_types?name=Cat'))).toEqual(['cat'])
  expect(idsOf(await ask(sandbox, '/content_types?query=cat'))).toEqual(['cat'])
  expect(idsOf(await ask(sandbox, '/tags'))).toEqual(['famous'])
  const space = await ask(sandbox, `${sandbox.urls.delivery}/spaces/zoo`)
  expect(space.body.sys).toEqual({ type: 'Space', id: 'zoo' })
})

test('a reply above the limit is refused', async () => {
  const space = zoo()
  space.entries = Array.from({ length: 80 }, (_, index) =>
    entry('cat', `big-${index}`, { name: 'x'.repeat(100_000) }),
  )
  const big = await createSandbox({ space, portBase: 0 })
  const { status, body } = await ask(big, '/entries')
  expect(status).toBe(400)
  expect(body.message).toBe('Response size too big. Maximum allowed response size: 7340032B.')
  expect((await ask(big, '/entries?limit=40')).status).toBe(200)
  await big.close()
})
