import type { MenuNode, MenuSlot, Screens } from '@/models/layout'
import type { Link } from '@/models/link'

export type FooterEntry =
  | ({ kind: 'link'; key: string } & Link)
  | { kind: 'title'; key: string; text: string }

export function isForDesktop({ desktopOnly, mobileOnly }: Screens): boolean {
  return desktopOnly === true || mobileOnly !== true
}

export function isForMobile({ desktopOnly, mobileOnly }: Screens): boolean {
  return mobileOnly === true || desktopOnly !== true
}

type Fits = (screens: Screens) => boolean

const entriesOfNode = (node: MenuNode, fits: Fits): FooterEntry[] => {
  if (node.kind === 'title') return [{ kind: 'title', key: node.title, text: node.title }]
  if (!fits(node)) return []
  if (node.kind === 'container') {
    const items = node.items.flatMap((item) => entriesOfNode(item, fits))
    return [{ kind: 'title', key: node.title, text: node.title }, ...items]
  }
  const { title, href, opensNewTab } = node
  if (href === null) return [{ kind: 'title', key: title, text: title }]
  return [
    { kind: 'link', key: href + title, href, text: title, ...(opensNewTab !== undefined && { opensNewTab }) },
  ]
}

/** A footer slot as one list; its own link comes first unless another entry has the same address. */
export function entriesOfSlot(
  { link, nodes, auxiliaryLinks = [], analytics }: MenuSlot,
  fits: Fits,
): FooterEntry[] {
  const entries: FooterEntry[] = [
    ...nodes.flatMap((node) => entriesOfNode(node, fits)),
    ...auxiliaryLinks.map((auxiliary) => ({
      ...auxiliary,
      kind: 'link' as const,
      key: auxiliary.href + auxiliary.text,
    })),
  ]
  const isRepeated = entries.some((entry) => entry.kind === 'link' && entry.href === link?.href)
  if (!link || isRepeated) return entries
  return [{ kind: 'link', key: link.href, ...link, ...(analytics && { analytics }) }, ...entries]
}
