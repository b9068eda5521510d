import { useEffect, useEffectEvent } from 'react'
import { openLayer } from './layers'

/** While `isOpen`, the browser's Back closes what lies over the page instead of leaving the page. */
export const useBackToClose = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen])
}
