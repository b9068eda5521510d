import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { classNames } from '@/lib/class-names'
import { distinct } from '@/lib/distinct'
import type { MenuSlot } from '@/models/layout'
import { areCards, groupKey, groupNodes } from './group-nodes'
import { MenuContainer, MenuList } from './MenuNodes'
import styles from './Navigation.module.scss'
import { PanelLinks } from './PanelLinks'
import { screenClass } from './screen-class'

export interface PanelProps {
  id: string
  /** The id of the line that says which keys close the panel and leave it. */
  keysId: string
  slot: MenuSlot
}

/** What a slot shows: its own links first, then its columns and cards. */
export function Panel({ id, keysId, slot }: PanelProps) {
  const label = useLabels(layoutLabels)
  const groups = groupNodes(slot.nodes)
  const keys = distinct(groups.map(groupKey))
  return (
    <div className={styles.panel} id={id} data-frame="panel">
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
      <p className={styles.keys} id={keysId}>
        {label('menu.keys')}
      </p>
    </div>
  )
}
