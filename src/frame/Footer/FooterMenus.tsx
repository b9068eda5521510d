import { Icon } from '@/components/Icon/Icon'
import { useLabels } from '@/labels/LabelsProvider'
import type { MenuSlot } from '@/models/frame'
import styles from './Footer.module.scss'
import { FooterLink } from './FooterLink'
import { entriesOfSlot, type FooterEntry, isForDesktop, isForMobile } from './footer-entries'

/** Slots under one name open one at a time, by the browser itself. */
const ACCORDION_NAME = 'rodape'

const Entries = ({ entries }: { entries: FooterEntry[] }) => (
  <ul className={styles.entries}>
    {entries.map((entry) => (
      <li key={entry.key}>{entry.kind === 'link' ? <FooterLink link={entry} /> : entry.text}</li>
    ))}
  </ul>
)

export interface FooterMenusProps {
  slots: MenuSlot[]
}

/** The footer's slots on wide screens: columns. */
export function FooterColumns({ slots }: FooterMenusProps) {
  const t = useLabels()
  return (
    <nav className={styles.columns} aria-label={t('footer.menus')}>
      {slots.filter(isForDesktop).map((slot) => (
        <div key={slot.id}>
          <h2 className={styles.columnTitle}>{slot.title}</h2>
          <Entries entries={entriesOfSlot(slot, isForDesktop)} />
        </div>
      ))}
    </nav>
  )
}

/** The footer's slots on narrow screens: an accordion that works without scripts. */
export function FooterAccordion({ slots }: FooterMenusProps) {
  const t = useLabels()
  return (
    <nav className={styles.accordion} aria-label={t('footer.menus')}>
      {slots.filter(isForMobile).map((slot) => (
        <details key={slot.id} name={ACCORDION_NAME}>
          <summary className={styles.summary}>
            {slot.title}
            <Icon name="chevronDown" className={styles.chevron} />
          </summary>
          <Entries entries={entriesOfSlot(slot, isForMobile)} />
        </details>
      ))}
    </nav>
  )
}
