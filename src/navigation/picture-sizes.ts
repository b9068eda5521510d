import Router from 'next/router'

/** What a browser chooses a picture's file by. */
const LAZY = 'img[sizes^="auto"]'

/**
 * Writes the width of each lazy picture into its `sizes`, as the estimate after `auto`, as soon as the visitor leaves the page
 * (docs/behavior.md, PICTURE-4). Removed from the document, `auto` has no box any more: the browser takes the estimate, and
 * would fetch a larger file of a page that nobody sees. Without `auto` the browser would lay the picture out anew.
 */
function fixPictureSizes(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(LAZY)]
  const widths = pictures.map(({ clientWidth }) => `auto, ${clientWidth}px`)
  for (const [index, picture] of pictures.entries()) {
    const sources = picture.closest('picture')?.querySelectorAll('source') ?? []
    for (const element of [...sources, picture]) element.sizes = widths[index] ?? element.sizes
  }
}

/** Starts it for all page changes. @returns ends it */
export function startPictureSizes(): () => void {
  const leave = (_address: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) fixPictureSizes()
  }
  Router.events.on('routeChangeStart', leave)
  return () => Router.events.off('routeChangeStart', leave)
}
