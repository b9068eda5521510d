import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { isLaterPage } from '@/browser/hydration/on-demand'
import { servedNodes } from '@/browser/hydration/served-nodes'
import { navigateOnline } from '@/browser/offline/is-offline'

/** Of Next's own element around the whole page. */
export const ROOT_ID = '__next'

/** A page after the document's: the server renders it whole. */
function Reload({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (isLaterPage()) navigateOnline(() => window.location.reload())
  }, [])
  return children
}

/** Fallback of an element's content that failed twice: the server's HTML, with what works without scripts. */
export function ServedHtml({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  const nodes = servedNodes(id)
  useLayoutEffect(() => {
    const element = document.getElementById(id)
    if (!element || nodes.length === 0) return
    element.append(...nodes)
    element.dataset.scripts = 'failed'
    if (id === ROOT_ID) dispatchEvent(new Event('scripts-failed'))
    return () => {
      for (const node of nodes) node.remove()
      delete element.dataset.scripts
      if (id === ROOT_ID) dispatchEvent(new Event('scripts-run'))
    }
  }, [id, nodes])
  return nodes.length === 0 && <Reload>{otherwise}</Reload>
}
