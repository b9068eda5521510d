import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { navigateOnline } from '@/navigation/offline'
import { isLaterPage } from '@/navigation/on-demand'
import { servedNodes } from '@/navigation/served-nodes'
import { markFailed, noteScriptsRun, showWithoutScripts } from './without-scripts'

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
    if (id === ROOT_ID) showWithoutScripts()
    else markFailed(element)
    return () => {
      for (const node of nodes) node.remove()
      if (id === ROOT_ID) noteScriptsRun()
      else delete element.dataset.scripts
    }
  }, [id, nodes])
  return nodes.length === 0 && <Reload>{otherwise}</Reload>
}
