import { useSyncExternalStore } from 'react'
import { useSlowRouteChange } from '@/hooks/use-slow-route-change'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { isWaitingForNetwork, onNetworkWait } from '@/navigation/offline'
import styles from './Progress.module.scss'

/**
 * While the next page takes its time: a thin line at the top, and a calm word for those who do not see it. The line also stands
 * while a press waits for the scripts (`layout/before-scripts.js`). Without network a sentence says that the page stays.
 */
export function Progress() {
  const label = useLabels(layoutLabels)
  const isSlow = useSlowRouteChange()
  const isOffline = useSyncExternalStore(onNetworkWait, isWaitingForNetwork, () => false)
  return (
    <>
      <div className={styles.line} data-frame="progress" data-shown={isSlow} />
      <p className={isOffline ? styles.offline : 'visually-hidden'} role="status" data-screen-only="">
        {isOffline ? label('frame.offline') : isSlow && label('frame.loading')}
        {/* In the server's HTML, so that a press that waits is announced before any script of the page runs. */}
        <span className={styles.waiting}>{label('frame.loading')}</span>
      </p>
    </>
  )
}
