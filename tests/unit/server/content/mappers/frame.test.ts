import type { ExportEntry } from '@sandbox/export-format'
import { entryLink, makeAsset, makeEntry, makeSpace } from '@tests/factories/space'
import { mapFooter } from '@/server/content/mappers/layout/footer'
import { mapHeader } from '@/server/content/mappers/layout/header'
import { contentTypes } from '@/shared/content-model'
import { mapEntry } from '../support/map-space'

const link = (id: string, url: string) => makeEntry('link', { id, fields: { url, text: id } })
const header = (slot: Record<string, unknown>, ...more: ExportEntry[]) =>
  mapEntry(
    mapHeader,
    makeSpace(
      makeEntry('header', { id: 'header', fields: { primaryNavigation: [entryLink('slot')] } }),
      makeEntry('menuSlot', { id: 'slot', fields: { title: 'Produtos', ...slot } }),
      ...more,
    ),
    'header',
  )
const footer = (fields: Record<string, unknown>, ...more: Parameters<typeof makeSpace>) =>
  mapEntry(mapFooter, makeSpace(makeEntry('footer', { id: 'footer', fields }), ...more), 'footer')

test('a menu has titles, items and containers in the order of editors, whichever field they stand in (MODEL-5)', () => {
  const { model } = header(
    { menuSlot: [entryLink('title'), entryLink('box')], menuItems: [entryLink('item')] },
    makeEntry('menuTitle', { id: 'title', fields: { text: 'Linhas' } }),
    makeEntry('menuItemContainer', 'box', {
      title: 'Adultos',
      desktopOnly: true,
      menuItems: [entryLink('inner')],
    }),
    makeEntry('menuTitle', { id: 'inner', fields: { text: 'Só isto' } }),
    makeEntry('menuItem', 'item', { title: 'Pomada', link: entryLink('l'), mobileOnly: true }),
    link('l', '/produtos/pomada'),
  )
  expect(model.slots[0]?.nodes).toEqual([
    { kind: 'title', title: 'Linhas' },
    { kind: 'container', title: 'Adultos', items: [{ kind: 'title', title: 'Só isto' }], desktopOnly: true },
    {
      title: 'Pomada',
      href: '/pt-br/produtos/pomada/',
      mobileOnly: true,
    },
  ])
})

test('MODEL-6: a header has logo, navigation, help, shortcuts and the numbers of the menu', () => {
  const logo = makeAsset({ id: 'logo', description: 'Brisamenta' })
  const fields = {
    brandLogo: entryLink('image'),
    primaryNavigation: [entryLink('slot')],
    help: entryLink('help'),
    shortcuts: [entryLink('shortcut')],
    menuHelp: entryLink('numbers'),
  }
  const { model, problems } = mapEntry(
    mapHeader,
    makeSpace(
      logo,
      makeEntry('image', 'image', { image: logo }),
      makeEntry('header', { id: 'header', fields }),
      makeEntry('menuSlot', { id: 'slot', fields: { title: 'Produtos', menuItems: [entryLink('item')] } }),
      makeEntry('menuItem', 'item', { title: 'Pomada' }),
      makeEntry('linkContainer', 'numbers', { title: 'Emergência?', links: [entryLink('192')] }),
      link('help', '/contact-us'),
      link('shortcut', '/produtos/tosse'),
      link('192', 'tel:192'),
    ),
    'header',
  )
  expect(problems).toEqual([])
  expect(model).toMatchObject({
    logo: { alt: 'Brisamenta', desktop: { width: 800 } },
    slots: [{ title: 'Produtos' }],
    help: { href: '/pt-br/contact-us/' },
    shortcuts: [{ href: '/pt-br/produtos/tosse/' }],
    menuHelp: { title: 'Emergência?', links: [{ href: 'tel:192' }] },
  })
})

test('MENU-6, FOOTER-1: with both flags an entry is on no screen, as their help says, and editors read it', () => {
  const both = { desktopOnly: true, mobileOnly: true }
  const inMenu = header(
    { menuSlot: [entryLink('box')], menuItems: [entryLink('item'), entryLink('shown')] },
    makeEntry('menuItem', 'item', { title: 'Pomada', ...both }),
    makeEntry('menuItemContainer', 'box', { title: 'Adultos', menuItems: [entryLink('shown')], ...both }),
    makeEntry('menuItem', 'shown', { title: 'Xarope' }),
  )
  expect(inMenu.model.slots[0]?.nodes).toEqual([{ title: 'Xarope', href: null }])
  const slot = makeEntry('menuSlot', 'slot', { title: 'Ajuda', menuItems: [entryLink('shown')], ...both })
  const shown = makeEntry('menuItem', 'shown', { title: 'Contato' })
  const inFooter = footer({ menuSlots: [entryLink('slot')] }, slot, shown)
  expect(inFooter.model.slots).toEqual([])
  const reported = [...inMenu.problems, ...inFooter.problems]
  expect(reported.map(({ entryId, field, reason }) => [entryId, field, reason])).toEqual(
    ['box', 'item', 'slot'].map((id) => [id, 'mobileOnly', 'noScreen']),
  )
  for (const { fields } of [contentTypes.menuItem, contentTypes.menuItemContainer, contentTypes.menuSlot])
    for (const { options } of [fields.desktopOnly, fields.mobileOnly])
      expect(options.help).toContain('também em Sim, não aparece em nenhuma')
})

test('only cards bring a picture to the menu (MENU-7)', () => {
  const foto = makeAsset({ id: 'foto' })
  const item = (id: string, isCard: boolean) =>
    makeEntry('menuItem', { id, fields: { title: id, isCard, menuImage: entryLink('image') } })
  const space = makeSpace(
    foto,
    makeEntry('image', { id: 'image', fields: { image: foto } }),
    makeEntry('header', { id: 'header', fields: { primaryNavigation: [entryLink('slot')] } }),
    makeEntry('menuSlot', 'slot', { title: 'P', menuItems: [entryLink('a'), entryLink('b')] }),
    item('a', true),
    item('b', false),
  )
  const nodes = mapEntry(mapHeader, space, 'header').model.slots[0]?.nodes
  expect(nodes).toMatchObject([{ title: 'a', cardImage: { desktop: { width: 800 } } }, { title: 'b' }])
  expect(nodes?.[1]).not.toHaveProperty('cardImage')
})

test('a menu item whose link is gone keeps its words, and the link is reported (LINK-4)', () => {
  const { model, problems } = header(
    { menuItems: [entryLink('item')] },
    makeEntry('menuItem', { id: 'item', fields: { title: 'Pomada', link: entryLink('gone') } }),
  )
  expect(model.slots[0]?.nodes).toMatchObject([{ title: 'Pomada', href: null }])
  expect(problems).toMatchObject([
    { entryId: 'gone', reason: 'unresolved', place: { entryId: 'item', field: 'link' } },
  ])
})

test('a menu without its title is dropped; the others stay', () => {
  const { model, problems } = header({ title: '' })
  expect(model.slots).toEqual([])
  expect(problems).toMatchObject([{ entryId: 'slot', field: 'title' }])
})

test('a footer of nothing but its name is empty, not broken', () => {
  expect(footer({ name: 'Rodapé' })).toEqual({
    problems: [],
    model: {
      breadcrumb: null,
      slots: [],
      icons: [],
      links: [],
      socialLinks: [],
      additionalLinks: [],
      country: null,
      copyright: null,
      legalText: null,
    },
  })
})

test('social networks, extra links and the country lead where editors say (MODEL-7)', () => {
  const flag = makeAsset({ id: 'flag' })
  const { model, problems } = footer(
    {
      socialLinks: [entryLink('social')],
      additionalLinks: [entryLink('l'), entryLink('item')],
      countrySelector: entryLink('country'),
    },
    flag,
    makeEntry('socialLink', { id: 'social', fields: { title: 'Rede', link: entryLink('profile') } }),
    link('profile', 'https://social.example/b'),
    link('l', '/sitemap'),
    makeEntry('menuItem', { id: 'item', fields: { title: 'Contato', link: entryLink('l') } }),
    makeEntry('countrySelector', 'country', { title: 'Brasil', url: '/seletor-de-pais', flag }),
  )
  expect(problems).toEqual([])
  expect(model.socialLinks).toEqual([
    { id: 'social', title: 'Rede', href: 'https://social.example/b', icon: null },
  ])
  expect(model.additionalLinks.map(({ text, href }) => [text, href])).toEqual([
    ['l', '/pt-br/sitemap/'],
    ['Contato', '/pt-br/sitemap/'],
  ])
  expect(model.country).toMatchObject({
    title: 'Brasil',
    href: '/pt-br/seletor-de-pais/',
    flag: { width: 800 },
  })
})

test('a social network without a usable link is dropped and named', () => {
  const { model, problems } = footer(
    { socialLinks: [entryLink('social')] },
    makeEntry('socialLink', { id: 'social', fields: { title: 'Rede', link: entryLink('gone') } }),
  )
  expect(model.socialLinks).toEqual([])
  expect(problems.map(({ entryId, field }) => `${entryId}.${field}`)).toEqual(['gone.-', 'social.link'])
})

test('the breadcrumb of the footer leads to its link, and home where it has none', () => {
  const breadcrumb = (fields: Record<string, unknown>) =>
    footer(
      { breadcrumb: entryLink('trail') },
      makeEntry('breadcrumbItem', { id: 'trail', fields: { title: 'Voltar', ...fields } }),
      link('l', '/produtos'),
    ).model.breadcrumb
  expect(breadcrumb({ link: entryLink('l') })).toEqual({ href: '/pt-br/produtos/', text: 'Voltar' })
  expect(breadcrumb({})).toEqual({ href: '/pt-br/', text: 'Voltar' })
})

test('a group without items, and a menu that leads nowhere, are not drawn, and named (MENU-7)', () => {
  const { model, problems } = header(
    { menuSlot: [entryLink('box')] },
    makeEntry('menuItemContainer', { id: 'box', fields: { title: 'Adultos' } }),
  )
  expect(model.slots).toEqual([])
  expect(problems.map(({ entryId }) => entryId)).toEqual(['box', 'slot'])
})

test('an entry that stands twice in a list is shown once (SECTION-3)', () => {
  const { model } = header(
    { menuItems: [entryLink('item'), entryLink('item')] },
    makeEntry('menuItem', { id: 'item', fields: { title: 'Pomada' } }),
  )
  expect(model.slots[0]?.nodes).toHaveLength(1)
})

test('an entry that stands in both fields of a menu is shown once, where it comes first (SECTION-3)', () => {
  const item = (id: string) => makeEntry('menuItem', { id, fields: { title: id } })
  const { model } = header(
    { menuSlot: [entryLink('a'), entryLink('b')], menuItems: [entryLink('c'), entryLink('a')] },
    ...['a', 'b', 'c'].map(item),
  )
  expect(model.slots[0]?.nodes).toMatchObject([{ title: 'a' }, { title: 'b' }, { title: 'c' }])
})
