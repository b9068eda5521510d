import type { MenuContainerNode, MenuItemNode, MenuNode, MenuTitleNode } from '@/models/layout'
import type { Picture } from '@/models/picture'

export type MenuGroup =
  | { kind: 'container'; container: MenuContainerNode }
  | { kind: 'cards'; nodes: MenuItemNode[] }
  | { kind: 'list'; nodes: (MenuItemNode | MenuTitleNode)[] }

const isCard = (node: MenuNode): node is MenuItemNode & { cardImage: Picture } =>
  node.kind === undefined && node.cardImage !== undefined

/** Whether a list holds nothing but cards, which then stand side by side. */
export function areCards(nodes: MenuNode[]): boolean {
  return nodes.length > 0 && nodes.every(isCard)
}

/**
 * Cuts a panel's nodes into its columns, in the editors' order: every container is one; loose items and titles next to
 * each other share one, and a title starts a new one; neighboring cards share one.
 */
export function groupNodes(nodes: MenuNode[]): MenuGroup[] {
  const groups: MenuGroup[] = []
  for (const node of nodes) {
    const last = groups.at(-1)
    if (node.kind === 'container') groups.push({ kind: 'container', container: node })
    else if (isCard(node)) {
      if (last?.kind === 'cards') last.nodes.push(node)
      else groups.push({ kind: 'cards', nodes: [node] })
    } else if (node.kind === undefined && last?.kind === 'list') last.nodes.push(node)
    else groups.push({ kind: 'list', nodes: [node] })
  }
  return groups
}

/** The key of a node among its neighbors: menus travel without ids. */
export function nodeKey(node: MenuNode | undefined): string {
  return node ? `${node.kind ?? ''} ${node.title} ${node.kind === undefined ? node.href : ''}` : ''
}

/** The key of a group among its panel's groups. */
export function groupKey(group: MenuGroup): string {
  return group.kind === 'container' ? nodeKey(group.container) : nodeKey(group.nodes[0])
}
