import path from 'node:path'

/**
 * Where the pictures are that all others are compared with, packed as lossless WebP; PICTURES_FOLDER names another, such as
 * those of another branch.
 */
export const PICTURES_FOLDER = path.resolve(process.env.PICTURES_FOLDER || 'tests/pictures/baselines')

/** Where `npm run pictures` unpacks them for Playwright, which reads PNG. */
export const UNPACKED_FOLDER = path.resolve('.cache/pictures')

/** Hint in a failure: where to look and what to do. */
export const howToRefresh = (name: string, width: string): string =>
  [
    `"${name}" does not look at ${width} px as in ${path.relative('.', PICTURES_FOLDER)}/${width}.`,
    'See both and what differs: npx playwright show-report test-results/pictures-report',
    `If it is meant to look so: npm run pictures -- --update -g "${name}"`,
  ].join('\n')
