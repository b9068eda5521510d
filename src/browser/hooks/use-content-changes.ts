import Router from 'next/router'
import { useEffect } from 'react'

/** Under `next dev` the open page reloads its data when the server reports a content change. */
export function useContentChanges(): void {
  useEffect(() => {
    // biome-ignore lint/style/noProcessEnv: the bundler replaces it, and drops what follows from a build.
    if (process.env.NODE_ENV !== 'development') return
    const changes = new EventSource('/api/content-changes/')
    changes.onmessage = () => void Router.replace(Router.asPath, undefined, { scroll: false })
    return () => changes.close()
  }, [])
}
