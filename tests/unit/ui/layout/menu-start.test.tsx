import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { TABLET_MAX_WIDTH } from '@/shared/config/site'
import { installViewport } from './browser'
import { globalData, link } from './fixtures'
import { renderLayout } from './render-layout'

const help = link('Ajuda urgente', 'dicas/quando-procurar-o-medico')
const call = { text: 'Samu, 192', href: 'tel:192', isExternal: true } as const
const header = {
  ...globalData.header,
  help,
  shortcuts: [link('Tosse agora', 'produtos/tosse')],
  menuHelp: { title: 'Emergência?', links: [call] },
}
const nav = () => screen.getByRole('navigation', { name: 'Menu principal', hidden: true })

/** What is in the menu, in its order. */
const partsOfMenu = () => {
  const menu = within(nav())
  const parts = {
    search: nav().querySelector('search'),
    shortcut: menu.queryByRole('link', { name: 'Tosse agora' }),
    entries: nav().querySelector('[class*="slots"]'),
    call: menu.queryByRole('link', { name: /192/ }),
  }
  return Object.entries(parts)
    .flatMap(([name, element]) => (element ? [{ name, element }] : []))
    .sort((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ name }) => name)
}

test.each([
  ['on a phone', TABLET_MAX_WIDTH, ['search', 'shortcut', 'entries', 'call']],
  ['on a wide screen', TABLET_MAX_WIDTH + 1, ['entries']],
])(
  'MENU-8: the open menu begins with a search box and shortcuts, and ends with numbers to call %s',
  async (_, width, parts) => {
    installViewport(width)
    renderLayout({ globalData: { ...globalData, header } })
    expect(partsOfMenu()).toEqual(['entries'])
    // Their code is loaded when the menu opens; the second time it is there.
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Abrir o menu', hidden: true })))
    await waitFor(() => expect(partsOfMenu()).toEqual(parts))
  },
)

test('HELP-2: the header leads to urgent help, also over an opening, and shows nothing where editors name none', () => {
  installViewport(TABLET_MAX_WIDTH)
  const banner = () => within(screen.getByRole('banner'))
  for (const isTransparent of [true, false]) {
    const { unmount } = renderLayout({ globalData: { ...globalData, header }, isTransparent })
    expect(banner().getByRole('link', { name: 'Ajuda urgente' })).toHaveAttribute('href', help.href)
    unmount()
  }
  renderLayout()
  expect(banner().queryByRole('link', { name: /Ajuda urgente/ })).toBeNull()
})
