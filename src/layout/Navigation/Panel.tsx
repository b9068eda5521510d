import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import type { MenuSlot } from '@/models/layout'
import { Island } from '@/navigation/Island'
import { islandPart } from '@/navigation/on-demand'
import styles from './Navigation.module.scss'

const PanelContent = islandPart(() => import('./PanelContent').then((module) => module.PanelContent))

export interface PanelProps {
  id: string
  /** The id of the line that names the keys that close the panel. */
  keysId: string
  slot: MenuSlot
}

/** A slot's panel, and the keys that leave it. */
export function Panel({ id, keysId, slot }: PanelProps) {
  const label = useLabels(layoutLabels)
  return (
    <div className={styles.panel} id={id} data-frame="panel">
      <Island hydrateOn="off">
        <PanelContent slot={slot} />
      </Island>
      <p className={styles.keys} id={keysId}>
        {label('menu.keys')}
      </p>
    </div>
  )
}
