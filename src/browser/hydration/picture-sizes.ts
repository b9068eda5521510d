import { onRouter } from '@/browser/hooks/router-events'

const LAZY = 'img[sizes^="auto"]'

/**
 * Writes each lazy picture's width into its `sizes` when the visitor leaves the page (docs/behavior.md, PICTURE-4).
 * Once removed from the document, `auto` has no box: the browser would use the estimate after it and load a larger
 * file for nothing. Browsers lay out pictures with `auto` in size containment (HTML, "Rendering", images), which is
 * set here too, so that nothing shifts. Others read the estimate from the start: a new size would load another file.
 */
function fixPictureSizes(): void {
  const isAuto = (picture: Element) => getComputedStyle(picture).contain.includes('size')
  const pictures = [...document.querySelectorAll<HTMLImageElement>(LAZY)].filter(isAuto)
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
  return onRouter({
    routeChangeStart: (_address: string, { shallow }: { shallow: boolean }) => shallow || fixPictureSizes(),
  })
}
