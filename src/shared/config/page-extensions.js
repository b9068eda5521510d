/**
 * Endings of page files. Pages of the gallery end otherwise, so that a build for visitors does not have them, and the build
 * of the gallery has no others.
 *
 * @param {Pick<import('./header-values.js').HeaderValues, 'isGallery'>} values
 * @param {boolean} isDevelopment
 */
export function pageExtensions({ isGallery }, isDevelopment) {
  if (isGallery) return ['jsx', 'js']
  return isDevelopment ? ['tsx', 'ts', 'jsx', 'mjs'] : ['tsx', 'ts']
}
