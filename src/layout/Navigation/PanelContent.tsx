import { classNames } from '@/lib/class-names'
import { distinct } from '@/lib/distinct'
import type { MenuSlot } from '@/models/layout'
import { areCards, groupKey, groupNodes } from './group-nodes'
import { MenuContainer, MenuList } from './MenuNodes'
import styles from './Navigation.module.scss'
import { PanelLinks } from './PanelLinks'
import { screenClass } from './screen-class'

/** A panel's content: the slot's links, then columns and cards. */
export function PanelContent({ slot }: { slot: MenuSlot }) {
  const groups = groupNodes(slot.nodes)
  const keys = distinct(groups.map(groupKey))
  return (
    <div className={styles.panelGrid}>
      <PanelLinks slot={slot} />
      {groups.map((group, index) =>
        group.kind === 'container' ? (
          <MenuContainer
            key={keys[index]}
            container={group.container}
            className={classNames(
              screenClass(group.container),
              areCards(group.container.items) && styles.cardContainer,
            )}
          />
        ) : (
          <MenuList key={keys[index]} nodes={group.nodes} />
        ),
      )}
    </div>
  )
}
