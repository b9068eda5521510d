import type { Header, MenuNode } from '@/models/layout'

/** A way on from a page that is not there. */
export interface Way {
  title: string
  href: string
}

const isPlainLink = (node: MenuNode) => node.kind === undefined && !node.cardImage

/**
 * The ways that the header offers: where each of its menus leads and, of menus with groups, the plain links that editors
 * set apart from them, such as when to see a doctor. An address is named once.
 */
export function waysOf({ slots }: Pick<Header, 'slots'>): Way[] {
  const ways = slots.flatMap(({ title, link, nodes }) => {
    const isGrouped = nodes.some(({ kind }) => kind === 'container')
    const apart = isGrouped ? nodes.filter(isPlainLink) : []
    return [{ title, href: link?.href ?? null }, ...apart].flatMap((node) =>
      'href' in node && node.href ? [{ title: node.title, href: node.href }] : [],
    )
  })
  return ways.filter(({ href }, index) => ways.findIndex((way) => way.href === href) === index)
}
