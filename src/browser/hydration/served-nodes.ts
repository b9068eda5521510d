import { isLaterPage } from './on-demand'

const served = new Map<string, readonly ChildNode[]>()

/**
 * The document's nodes in an element, as they were at the first call. React removes what it cannot render, and the server
 * rendered all that can be read. Empty on later pages, which have no document.
 */
export function servedNodes(id: string): readonly ChildNode[] {
  if (typeof window === 'undefined' || isLaterPage()) return []
  const nodes = served.get(id) ?? [...(document.getElementById(id)?.childNodes ?? [])]
  served.set(id, nodes)
  return nodes
}

/** Whether the page is a document whose nodes are known. */
export function isServed(): boolean {
  return served.size > 0 && !isLaterPage()
}
