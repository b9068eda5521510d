import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { createLocalPages } from '@/server/cache/local-pages'
import { newPageCache, PAGES, pageOf, textOf } from './support/instance'

const owner = { kind: 'PAGES', sourceRoute: '/pt-br/[...slug]' }
/** Next's key of a path below that route. */
const keyOf = (path: string): string =>
  `/route-cache/PAGES/${createHash('sha256').update(owner.sourceRoute).digest('hex')}/$${path}`
const LIFETIME = { ...PAGES, cacheControl: { revalidate: 10 } }
const REDIRECT = { kind: 'REDIRECT', props: { pageProps: { __N_REDIRECT: '/pt-br/' } } }

/** A page as `next build` leaves it behind. */
const seedOf = (disk: string, key: string, text: string): void => {
  const folder = path.join(disk, 'server', 'pages', 'pt-br')
  mkdirSync(folder, { recursive: true })
  const { html, pageData } = pageOf(text)
  writeFileSync(path.join(folder, 'x.html'), html)
  writeFileSync(path.join(folder, 'x.json'), JSON.stringify(pageData))
  writeFileSync(
    path.join(folder, 'x.meta'),
    JSON.stringify({ routeCache: { key, owner, isFallback: false } }),
  )
}

test.each([
  ['no page', null],
  ['a redirect', REDIRECT],
])('an address that never had a page and has %s leaves no trace, however odd it is', async (_, value) => {
  const { cache, rememberedAddresses } = newPageCache()
  const before = rememberedAddresses().size
  for (const slug of ['nada', 'x'.repeat(7000), 'a\u0000b', '../../x', 'linha\n{"level":"fatal"}']) {
    const key = keyOf(`/pt-br/${slug}`)
    // As Next does, just before it calls the handler.
    rememberedAddresses().set(key, { revalidate: 10, expire: undefined })
    await expect(cache.set(key, value, LIFETIME)).resolves.toBeUndefined()
    await expect(cache.get(key, PAGES)).resolves.toBeNull()
  }
  expect(rememberedAddresses().size).toBe(before)
})

test('a page that is taken back stays gone after a new start, also one that came with the build', async () => {
  const { cache, disk } = newPageCache()
  const key = keyOf('/pt-br/x')
  seedOf(disk, key, 'do build')
  expect(textOf(await cache.get(key, PAGES))).toBe('do build')
  await cache.set(key, null, LIFETIME)
  expect(await newPageCache(disk).cache.get(key, PAGES)).toMatchObject({ value: null })
})

test('a page of a time still to come, made before the clock was set back, counts as old (FAULT-4)', async () => {
  const { cache, disk } = newPageCache()
  const key = keyOf('/pt-br/x')
  seedOf(disk, key, 'um')
  const toCome = new Date(Date.now() + 3_600_000)
  utimesSync(path.join(disk, 'server', 'pages', 'pt-br', 'x.html'), toCome, toCome)
  const entry = await cache.get(key, PAGES)
  expect(textOf(entry)).toBe('um')
  expect(entry?.lastModified).toBeLessThan(Date.now() - 3_600_000)
})

test('a page of another route, or without all of its files, is none of the build', async () => {
  const { cache, disk } = newPageCache()
  seedOf(disk, '/route-cache/PAGES/0/$/pt-br/x', 'de outra rota')
  expect(await cache.get(keyOf('/pt-br/x'), PAGES)).toBeNull()
  seedOf(disk, keyOf('/pt-br/x'), 'do build')
  rmSync(path.join(disk, 'server', 'pages', 'pt-br', 'x.json'))
  expect(await cache.get(keyOf('/pt-br/x'), PAGES)).toBeNull()
})

test('memory keeps what was read last, within its limit; the disk has all, with its time and lifetime', async () => {
  const disk = newFolder()
  const entryOf = (text: string) => ({
    value: pageOf(text),
    lastModified: 5000,
    cacheControl: { revalidate: 9 },
  })
  const pages = createLocalPages(disk, true, 400)
  for (const text of ['um', 'dois', 'tres']) await pages.store(`/${text}`, entryOf(text))
  for (const text of ['um', 'dois', 'tres']) expect(await pages.get(`/${text}`)).toEqual(entryOf(text))
  rmSync(path.join(disk, 'rendered'), { recursive: true })
  expect(textOf(await pages.get('/tres'))).toBe('tres')
  expect(await pages.get('/um')).toBeNull()
})

test('a site that shows drafts to all writes no page to the disk (PREVIEW-2)', async () => {
  const disk = newFolder()
  const pages = createLocalPages(disk, false)
  await pages.store('/p', { value: pageOf('rascunho'), lastModified: 5000 })
  expect(textOf(await pages.get('/p'))).toBe('rascunho')
  expect(readdirSync(disk)).toEqual([])
})
