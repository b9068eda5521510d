import { useState } from 'react'

/**
 * What the server drew into an element, for who takes it over as it is. React leaves such elements alone; should it have to
 * draw the page anew, because something else changed it, it has them here.
 * @param selector of the element; null where it is drawn of its data.
 */
export function useKeptHtml(selector: string | null): string {
  const [html] = useState(() => (selector ? (document.querySelector(selector)?.innerHTML ?? '') : ''))
  return html
}
