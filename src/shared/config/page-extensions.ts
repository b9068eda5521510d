import type { HeaderValues } from './header-values.ts'

/**
 * Endings of page files. Pages of the gallery end otherwise, so that a build for visitors does not have them, and the build
 * of the gallery has no others.
 */
export function pageExtensions(
  { isGallery }: Pick<HeaderValues, 'isGallery'>,
  isDevelopment: boolean,
): string[] {
  if (isGallery) return ['jsx', 'js']
  return isDevelopment ? ['tsx', 'ts', 'jsx', 'mjs'] : ['tsx', 'ts']
}
