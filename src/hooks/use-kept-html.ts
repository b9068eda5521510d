import { useState } from 'react'

interface OwnMarkup {
  createHTML: (html: string) => TrustedHTML
}

let ownMarkup: OwnMarkup | null = null

/** Markup that stood in this page, marked as such where browsers ask for that (`kept` in src/config/content-policy.js). */
const marked = (html: string): string | TrustedHTML => {
  ownMarkup ??=
    Reflect.get(window, 'trustedTypes')?.createPolicy('kept', { createHTML: (own: string) => own }) ?? null
  return ownMarkup ? ownMarkup.createHTML(html) : html
}

const readHtml = (selector: string): string | TrustedHTML =>
  marked(document.querySelector(selector)?.innerHTML ?? '')

/**
 * What the server drew into an element, for who takes it over as it is. React leaves such elements alone; should it have to
 * draw the page anew, because something else changed it, such as a browser that translates, it has them here.
 * @param selector of the element; null where it is drawn of its data.
 */
export function useKeptHtml(selector: string | null): string | TrustedHTML {
  const [html] = useState(() => (selector ? readHtml(selector) : ''))
  return html
}
