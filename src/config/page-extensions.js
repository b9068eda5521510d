/**
 * How the names of page files end. Those of the gallery (`src/pages/gallery`) end otherwise than the site's own, so that
 * a build for visitors does not know them: they are pages where developers work, and in the build of the gallery, which
 * in turn has no other pages and needs no content.
 *
 * @param {Pick<import('./header-values.js').HeaderValues, 'isGallery'>} values
 * @param {boolean} isDevelopment
 */
export function pageExtensions({ isGallery }, isDevelopment) {
  if (isGallery) return ['jsx', 'js']
  return isDevelopment ? ['tsx', 'ts', 'jsx', 'mjs'] : ['tsx', 'ts']
}
