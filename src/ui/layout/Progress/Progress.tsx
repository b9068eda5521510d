import Router from 'next/router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isWaitingForNetwork, onNetworkWait } from '@/browser/offline/is-offline'
import { PROGRESS_DELAY } from '@/shared/config/site'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import styles from './Progress.module.scss'

function useSlowRouteChange(): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const start = (_address: string, { shallow }: { shallow: boolean }) => {
      clearTimeout(timer)
      if (!shallow) timer = setTimeout(() => setSlow(true), PROGRESS_DELAY)
    }
    const end = () => {
      clearTimeout(timer)
      setSlow(false)
    }
    Router.events.on('routeChangeStart', start)
    Router.events.on('routeChangeComplete', end)
    Router.events.on('routeChangeError', end)
    return () => {
      end()
      Router.events.off('routeChangeStart', start)
      Router.events.off('routeChangeComplete', end)
      Router.events.off('routeChangeError', end)
    }
  }, [])
  return isSlow
}

/** A line and a text while the next page loads or a click waits for scripts; offline, a text. */
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
