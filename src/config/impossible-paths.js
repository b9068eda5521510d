/** Characters as they stand in an address, encoded ones included: slugs and the paths that redirects leave are shorter. */
const LONGEST = 1500

/** The page "not found", which is made like any other and costs nothing. */
const NOT_FOUND = '/404'

/** Where pages live, and where their data does. */
const PLACES = ['/pt-br', '/_next/data/:build/pt-br']

/** Control characters and backslashes, encoded as they must be, or too many characters. */
const IMPOSSIBLE = `.{${LONGEST},}|.*%(?:[01][0-9A-Fa-f]|7[Ff]|5[Cc]).*`

/**
 * Addresses that neither a page nor a redirect of the editors can have. All others may have one: redirects leave whatever
 * paths old sites had, with capitals, dots and accents.
 *
 * @type {import('next/dist/lib/load-custom-routes').Rewrite[]}
 */
export const impossiblePaths = PLACES.map((place) => ({
  source: `${place}/:path(${IMPOSSIBLE})`,
  destination: NOT_FOUND,
}))
