import type { MenuNode, MenuSlot, Screens } from '@/shared/content-model/views/layout'
import type { Link } from '@/shared/content-model/views/link'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { distinct } from '@/shared/utils/distinct'
import { DisclosureMark } from '@/ui/components/DisclosureMark/DisclosureMark'
import styles from './Footer.module.scss'
import { FooterLink } from './FooterLinks'

type FooterEntry = ({ kind: 'link' } & Link) | { kind: 'title'; text: string }

export function isForDesktop({ mobileOnly }: Screens): boolean {
  return mobileOnly !== true
}

export function isForMobile({ desktopOnly }: Screens): boolean {
  return desktopOnly !== true
}

type Fits = (screens: Screens) => boolean

const entriesOfNode = (node: MenuNode, fits: Fits): FooterEntry[] => {
  const title: FooterEntry = { kind: 'title', text: node.title }
  if (node.kind === 'title') return [title]
  if (!fits(node)) return []
  if (node.kind === 'container') return [title, ...node.items.flatMap((item) => entriesOfNode(item, fits))]
  const { href, opensNewTab } = node
  if (href === null) return [title]
  return [{ kind: 'link', href, text: node.title, ...(opensNewTab !== undefined && { opensNewTab }) }]
}

/** A footer slot as one list; its own link comes first unless another entry has the same address. */
export function entriesOfSlot(
  { link, nodes, auxiliaryLinks = [], analytics }: MenuSlot,
  fits: Fits,
): FooterEntry[] {
  const entries: FooterEntry[] = [
    ...nodes.flatMap((node) => entriesOfNode(node, fits)),
    ...auxiliaryLinks.map((auxiliary) => ({ ...auxiliary, kind: 'link' as const })),
  ]
  const isRepeated = entries.some((entry) => entry.kind === 'link' && entry.href === link?.href)
  if (!link || isRepeated) return entries
  return [{ kind: 'link', ...link, ...(analytics && { analytics }) }, ...entries]
}

/** The browser opens one panel of this name at a time. */
const ACCORDION_NAME = 'rodape'

const Entries = ({ entries }: { entries: FooterEntry[] }) => {
  const keys = distinct(entries.map((entry) => (entry.kind === 'link' ? entry.href : '') + entry.text))
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => (
        <li key={keys[index]}>{entry.kind === 'link' ? <FooterLink link={entry} /> : entry.text}</li>
      ))}
    </ul>
  )
}

const filled = (slots: MenuSlot[], fits: typeof isForDesktop) =>
  slots
    .filter(fits)
    .map(({ id, title, ...slot }) => ({ id, title, entries: entriesOfSlot({ id, title, ...slot }, fits) }))
    .filter(({ entries }) => entries.length > 0)

export interface FooterMenusProps {
  slots: MenuSlot[]
}

export function FooterColumns({ slots }: FooterMenusProps) {
  const label = useLabels(layoutLabels)
  const columns = filled(slots, isForDesktop)
  if (columns.length === 0) return null
  return (
    <nav className={styles.columns} aria-label={label('footer.menus')}>
      {columns.map(({ id, title, entries }) => (
        <div key={id}>
          <h2 className={styles.columnTitle}>{title}</h2>
          <Entries entries={entries} />
        </div>
      ))}
    </nav>
  )
}

/** Footer accordion on narrow screens; works without scripts. */
export function FooterAccordion({ slots }: FooterMenusProps) {
  const label = useLabels(layoutLabels)
  const panels = filled(slots, isForMobile)
  if (panels.length === 0) return null
  return (
    <nav className={styles.accordion} aria-label={label('footer.menus')}>
      {panels.map(({ id, title, entries }) => (
        <details key={id} name={ACCORDION_NAME}>
          <summary className={styles.summary}>
            {title}
            <DisclosureMark className={styles.chevron} />
          </summary>
          <Entries entries={entries} />
        </details>
      ))}
    </nav>
  )
}
