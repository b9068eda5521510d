import { useSyncExternalStore } from 'react'
import { useSlowRouteChange } from '@/hooks/use-slow-route-change'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { isWaitingForNetwork, onNetworkWait } from '@/navigation/offline'
import styles from './Progress.module.scss'

/**
 * While the next page loads, or a click waits for the scripts (`layout/before-scripts.js`): a line at the top and a
 * text for screen readers. Offline, a text that the page stays.
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
        {/* In the server's HTML, so that it is announced before any script runs. */}
        <span className={styles.waiting}>{label('frame.loading')}</span>
      </p>
    </>
  )
}
