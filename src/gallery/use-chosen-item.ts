import { useSyncExternalStore } from 'react'

const listen = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** The item in the address, `#Card`; empty for none. */
export function useChosenItem(): string {
  return useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => '',
  )
}
