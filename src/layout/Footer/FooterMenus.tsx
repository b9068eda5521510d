import { DisclosureMark } from '@/components/DisclosureMark/DisclosureMark'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { distinct } from '@/lib/distinct'
import type { MenuSlot } from '@/models/layout'
import styles from './Footer.module.scss'
import { FooterLink } from './FooterLinks'
import { entriesOfSlot, type FooterEntry, isForDesktop, isForMobile } from './footer-entries'

/** The browser opens one panel of this name at a time. */
const ACCORDION_NAME = 'rodape'

const Entries = ({ entries }: { entries: FooterEntry[] }) => {
  const keys = distinct(entries.map(({ key }) => key))
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
  return (
    <nav className={styles.columns} aria-label={label('footer.menus')}>
      {filled(slots, isForDesktop).map(({ id, title, entries }) => (
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
  return (
    <nav className={styles.accordion} aria-label={label('footer.menus')}>
      {filled(slots, isForMobile).map(({ id, title, entries }) => (
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
