import type { Screens } from '@/shared/content-model/views/layout'
import { entriesOfSlot, isForDesktop, isForMobile } from '@/ui/layout/Footer/FooterMenus'
import { areCards, groupNodes } from '@/ui/layout/Navigation/group-nodes'
import { card, container, item, link, slot } from './fixtures'

describe('groupNodes', () => {
  test('containers stand alone; loose neighbors share a column; cards share a row; order is kept (MENU-5)', () => {
    const nodes = [
      item('A'),
      item('B'),
      container('C', [item('D')]),
      card('E', 'e.png'),
      card('F', 'f.png'),
      item('G'),
    ]
    expect(groupNodes(nodes).map(({ kind }) => kind)).toEqual(['list', 'container', 'cards', 'list'])
  })

  test('a title starts a new column', () => {
    const title = { kind: 'title', id: 't', title: 'T' } as const
    const groups = groupNodes([item('A'), title, item('B')])
    expect(groups).toHaveLength(2)
    expect(groups[1]).toEqual({ kind: 'list', nodes: [title, item('B')] })
  })

  test('an empty list holds no cards', () => {
    expect(areCards([])).toBe(false)
    expect(areCards([card('A', 'a.png')])).toBe(true)
    expect(areCards([card('A', 'a.png'), item('B')])).toBe(false)
  })
})

describe('footer slots', () => {
  test('slots without a flag appear in both layouts, others in one', () => {
    const screens = (flags: Screens) => [isForDesktop(flags), isForMobile(flags)]
    expect(screens({})).toEqual([true, true])
    expect(screens({ desktopOnly: true })).toEqual([true, false])
    expect(screens({ mobileOnly: true })).toEqual([false, true])
  })

  test('containers flatten to their title and items; what is meant for the other layout is left out', () => {
    const nodes = [
      container('Grupo', [item('A'), item('B', { mobileOnly: true })]),
      item('C', { href: null }),
    ]
    const texts = entriesOfSlot(slot('Menu', nodes), isForDesktop).map(({ kind, text }) => `${kind} ${text}`)
    expect(texts).toEqual(['title Grupo', 'link A', 'title C'])
  })

  test("the slot's own link comes first, once", () => {
    const own = link('Todos', 'produtos')
    const withLink = slot('Produtos', [item('A')], { link: own })
    expect(entriesOfSlot(withLink, isForDesktop).map(({ text }) => text)).toEqual(['Todos', 'A'])
    const repeated = { ...withLink, auxiliaryLinks: [{ ...own, text: 'Ver todos' }] }
    expect(entriesOfSlot(repeated, isForDesktop).map(({ text }) => text)).toEqual(['A', 'Ver todos'])
  })
})
