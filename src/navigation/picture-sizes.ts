import Router from 'next/router'

/** What a browser chooses a picture's file by. */
const LAZY = 'img[sizes^="auto"]'

/**
 * Writes the width of each lazy picture into its `sizes` as soon as the visitor leaves the page (docs/behavior.md, PICTURE-4).
 * Removed from the document, `auto` has no box any more: the browser would take the estimate after it, and fetch a larger
 * file of a page that nobody sees. Browsers lay out a picture with `auto` in size containment (HTML, "Rendering", images):
 * the same is set here, so that nothing on the page moves.
 */
function fixPictureSizes(): void {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(LAZY)]
  const widths = pictures.map(({ clientWidth }) => `${clientWidth}px`)
  for (const [index, picture] of pictures.entries()) {
    picture.style.contain = 'size'
    picture.style.containIntrinsicSize = '3000px 1500px'
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
