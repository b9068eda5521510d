import { useRouter } from 'next/router'
import { useState } from 'react'

const queryOf = (address: string): string => {
  const [beforeHash = ''] = address.split('#')
  const start = beforeHash.indexOf('?')
  return start === -1 ? '' : beforeHash.slice(start + 1)
}

/** @param how `step`, the default: the change is a step of the visitor's history; `replace`: it takes the place of the present one. */
type SetQuery = (query: string, how?: 'step' | 'replace') => void

/**
 * The query of the address, without `?`, and a way to change it: the page is neither asked for again nor scrolled.
 * Empty on the server and while hydrating, so that both draw the default view; a change is seen at once, before the
 * router has followed.
 */
export function useQueryString(): [query: string, setQuery: SetQuery] {
  const router = useRouter()
  const [pending, setPending] = useState<string | null>(null)
  const query = pending ?? (router.isReady ? queryOf(router.asPath) : '')

  const setQuery: SetQuery = (next, how = 'step') => {
    if (next === query) return
    setPending(next)
    const path = router.asPath.split(/[?#]/)[0] ?? ''
    // A later change, asked for before this one was done, stays.
    const settle = () => setPending((asked) => (asked === next ? null : asked))
    router[how === 'step' ? 'push' : 'replace'](next ? `${path}?${next}` : path, undefined, {
      shallow: true,
      scroll: false,
    }).then(settle, settle)
  }
  return [query, setQuery]
}
