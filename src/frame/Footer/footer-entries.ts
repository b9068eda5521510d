import type { MenuNode, MenuSlot, Screens } from '@/models/frame'
import type { Link } from '@/models/link'

export type FooterEntry =
  | ({ kind: 'link'; key: string } & Link)
  | { kind: 'title'; key: string; text: string }

/** Flagged for wide screens, or for none in particular. */
export const isForDesktop = ({ desktopOnly, mobileOnly }: Screens): boolean => desktopOnly || !mobileOnly

/** Flagged for narrow screens, or for none in particular. */
export const isForMobile = ({ desktopOnly, mobileOnly }: Screens): boolean => mobileOnly || !desktopOnly

type Fits = (screens: Screens) => boolean

const entriesOfNode = (node: MenuNode, fits: Fits): FooterEntry[] => {
  if (node.kind === 'title') return [{ kind: 'title', key: node.id, text: node.title }]
  if (!fits(node)) return []
  if (node.kind === 'container') {
    const items = node.items.flatMap((item) => entriesOfNode(item, fits))
    return [{ kind: 'title', key: node.id, text: node.title }, ...items]
  }
  const { id, title, href, isExternal, opensNewTab } = node
  if (href === null) return [{ kind: 'title', key: id, text: title }]
  return [{ kind: 'link', key: id, href, text: title, isExternal, opensNewTab }]
}

/**
 * A footer slot as one flat list, for the layout that `fits` says: its own link if nothing else leads there, its
 * entries, its auxiliary links.
 */
export const entriesOfSlot = ({ link, nodes, auxiliaryLinks }: MenuSlot, fits: Fits): FooterEntry[] => {
  const entries: FooterEntry[] = [
    ...nodes.flatMap((node) => entriesOfNode(node, fits)),
    ...auxiliaryLinks.map((auxiliary) => ({
      ...auxiliary,
      kind: 'link' as const,
      key: auxiliary.href + auxiliary.text,
    })),
  ]
  const isRepeated = entries.some((entry) => entry.kind === 'link' && entry.href === link?.href)
  return link && !isRepeated ? [{ kind: 'link', key: link.href, ...link }, ...entries] : entries
}
