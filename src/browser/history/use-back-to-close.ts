import { useEffectEvent, useLayoutEffect } from 'react'
import { openLayer } from './layers'

/** While `isOpen`, Back closes the layer instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // Before paint: a visitor who sees it can already go back.
  useLayoutEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen])
}
