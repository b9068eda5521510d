import { useEffectEvent, useLayoutEffect } from 'react'
import { openLayer } from './layers'

/** While `isOpen`, the browser's Back closes what lies over the page instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // Before it is painted: who sees it can already go back from it.
  useLayoutEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen])
}
