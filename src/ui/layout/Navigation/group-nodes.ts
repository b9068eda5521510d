import type {
  MenuContainerNode,
  MenuItemNode,
  MenuNode,
  MenuTitleNode,
} from '@/shared/content-model/views/layout'
import type { Picture } from '@/shared/content-model/views/picture'

export type MenuGroup =
  | { kind: 'container'; container: MenuContainerNode }
  | { kind: 'cards'; nodes: MenuItemNode[] }
  | { kind: 'list'; nodes: (MenuItemNode | MenuTitleNode)[] }

const isCard = (node: MenuNode): node is MenuItemNode & { cardImage: Picture } =>
  node.kind === undefined && node.cardImage !== undefined

/** Whether all entries are cards, which are laid out side by side. */
export function areCards(nodes: MenuNode[]): boolean {
  return nodes.length > 0 && nodes.every(isCard)
}

/** Splits nodes into columns, in order: a container, or neighboring cards, or items with their title. */
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

/** A node's key among its neighbors: menus have no ids. */
export function nodeKey(node: MenuNode | undefined): string {
  return node ? `${node.kind ?? ''} ${node.title} ${node.kind === undefined ? node.href : ''}` : ''
}

export function groupKey(group: MenuGroup): string {
  return group.kind === 'container' ? nodeKey(group.container) : nodeKey(group.nodes[0])
}
