import type { Header, MenuNode } from '@/shared/content-model/views/layout'

export interface Way {
  title: string
  href: string
}

const isPlainLink = (node: MenuNode) => node.kind === undefined && !node.cardImage

/** The header's links, each once: each menu's and, of menus with groups, the plain links outside of them. */
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
