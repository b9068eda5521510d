import { makeEntry, makeSpace } from '@tests/factories/space'
import { makeLink, mapAction, mapLink, mapNamedLink } from '@/server/content/mappers/links'
import type { Entry } from '@/shared/content-model/entry'
import { mapEntry } from '../support/map-space'

const linkOf = (fields: Record<string, unknown>) =>
  mapEntry(mapLink, makeSpace(makeEntry('link', { id: 'link', fields })), 'link').model
const actionOf = (fields: Record<string, unknown>) =>
  mapEntry(mapAction, makeSpace(makeEntry('linkButton', { id: 'button', fields })), 'button').model

test.each([
  ['/sobre', 'auto', '/pt-br/sobre/', undefined],
  ['/sobre', '_blank', '/pt-br/sobre/', true],
  ['https://loja.example/', 'auto', 'https://loja.example/', true],
  ['https://loja.example/', '_self', 'https://loja.example/', false],
  ['https://loja.example/', 'something else', 'https://loja.example/', true],
  ['mailto:sac@example.com.br', 'auto', 'mailto:sac@example.com.br', undefined],
  ['tel:+551130000000', 'auto', 'tel:+551130000000', undefined],
])('a link to %s with target %s leads to %s, in a new tab: %s', (url, target, href, opensNewTab) => {
  expect(linkOf({ url, target, text: 'Aqui' })).toEqual({
    href,
    text: 'Aqui',
    ...(opensNewTab !== undefined && { opensNewTab }),
    ...(!url.startsWith('/') && { isExternal: true }),
  })
})

test('a link without words shows its address', () => {
  expect(linkOf({ url: '/sobre' }).text).toBe('/sobre')
})

test('a link without words is called what it stands for, where that is known', () => {
  const link = makeEntry('link', { id: 'link', fields: { url: '/sobre' } })
  const map = (entry: Entry<'link'>) => mapNamedLink(entry, 'Sobre nós')
  expect(mapEntry(map, makeSpace(link), 'link').model.text).toBe('Sobre nós')
})

test('a link that nothing names is not drawn (LINK-4)', () => {
  expect(makeLink('/sobre', '')).toBeNull()
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' '])(
  'a link to %j is refused, and named (LINK-1)',
  (url) => {
    expect(() => linkOf({ url })).toThrow(/entryId=link.*field=url/)
  },
)

test('a button has a look, words for analytics and a width even where editors chose none', () => {
  expect(actionOf({ link: '/sobre', linkText: 'Saiba mais' })).toEqual({
    id: 'button',
    href: '/pt-br/sobre/',
    text: 'Saiba mais',
    variant: 'primary',
  })
})

test('a look that the site does not know falls back instead of breaking the button (LINK-5)', () => {
  const fields = {
    variant: 'neon',
    styles: 'neon',
    componentWidth: { smartphone: 'full' },
    gaEventLabel: 'home',
  }
  expect(actionOf({ link: '/a', linkText: 'A', ...fields })).toMatchObject({
    variant: 'primary',
    fullWidthOn: ['smartphone'],
    analytics: { eventLabel: 'home' },
  })
})

test.each(['link', 'linkText'])('a button without %s is refused, and named (MODEL-2)', (field) => {
  const { [field]: _, ...fields } = { link: '/a', linkText: 'A' } as Record<string, string>
  expect(() => actionOf(fields)).toThrow(new RegExp(`entryId=button.*field=${field}`))
})

test('a button is as large, and as wide on each screen, as editors say', () => {
  const fields = {
    link: '/a',
    linkText: 'A',
    styles: 'large',
    componentWidth: { desktop: 'full', tablet: 'auto' },
  }
  expect(actionOf(fields)).toMatchObject({ size: 'large', fullWidthOn: ['desktop'] })
})
