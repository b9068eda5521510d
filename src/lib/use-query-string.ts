import { useRouter } from 'next/router'
import { useState } from 'react'

const queryOf = (address: string): string => {
  const [beforeHash = ''] = address.split('#')
  const start = beforeHash.indexOf('?')
  return start === -1 ? '' : beforeHash.slice(start + 1)
}

/**
 * The query of the address, without `?`, and a way to change it: each change is a step of the visitor's history, and
 * the page is neither asked for again nor scrolled. Empty on the server and while hydrating, so that both draw the
 * default view; a change is seen at once, before the router has followed.
 */
export const useQueryString = (): [query: string, setQuery: (query: string) => void] => {
  const router = useRouter()
  const [pending, setPending] = useState<string | null>(null)
  const query = pending ?? (router.isReady ? queryOf(router.asPath) : '')

  const setQuery = (next: string) => {
    if (next === query) return
    setPending(next)
    const path = router.asPath.split(/[?#]/)[0] ?? ''
    // A later change, asked for before this one was done, stays.
    const settle = () => setPending((asked) => (asked === next ? null : asked))
    router
      .push(next ? `${path}?${next}` : path, undefined, { shallow: true, scroll: false })
      .then(settle, settle)
  }
  return [query, setQuery]
}
