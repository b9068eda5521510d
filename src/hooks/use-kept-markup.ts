import { useState } from 'react'

interface OwnMarkup {
  createHTML: (html: string) => TrustedHTML
}

export interface KeptMarkup {
  readonly __html: string | TrustedHTML
}

let ownMarkup: OwnMarkup | null = null

/** Markup that stood in this page, marked as such where browsers ask for that (`kept` in src/config/content-policy.js). */
const marked = (html: string): string | TrustedHTML => {
  ownMarkup ??=
    Reflect.get(window, 'trustedTypes')?.createPolicy('kept', { createHTML: (own: string) => own }) ?? null
  return ownMarkup ? ownMarkup.createHTML(html) : html
}

const markupOf = (selector: string | null): KeptMarkup => {
  let html: KeptMarkup['__html'] | null = null
  let isAsked = false
  return {
    get __html() {
      // React first asks whether there is any, of each element that it takes over, and again only if it draws one itself.
      if (!isAsked) {
        isAsked = true
        return ''
      }
      html ??= selector ? marked(document.querySelector(selector)?.innerHTML ?? '') : ''
      return html
    },
  }
}

/**
 * What the server drew into an element, for who takes it over as it is (`dangerouslySetInnerHTML`). React leaves such elements alone
 * while the page comes alive, and then nothing is read; should it have to draw the page anew, because something else changed it,
 * such as a browser that translates, it has them here.
 * @param selector of the element, as the first drawing has it; null where it is drawn of its data.
 */
export function useKeptMarkup(selector: string | null): KeptMarkup {
  const [markup] = useState(() => markupOf(selector))
  return markup
}
