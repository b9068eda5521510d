import Router from 'next/router'
import { useEffect, useState } from 'react'
import { PROGRESS_DELAY } from '@/config/site'

/** Whether loading another page takes longer than a moment. */
export function useSlowRouteChange(): boolean {
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
