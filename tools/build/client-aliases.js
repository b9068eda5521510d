import { realpathSync } from 'node:fs'
import path from 'node:path'

const NEXT = 'node_modules/next/dist'
const INSTANT_SEARCH = 'node_modules/instantsearch.js/es/middlewares'

/** Modules of packages that every page would load and nothing on this site calls in the browser. */
const UNUSED = [
  // `next/image`.
  `${NEXT}/shared/lib/image-config.js`,
  // Routes are sorted by the build.
  `${NEXT}/shared/lib/router/utils/sorted-routes.js`,
  // Two names of files that only the development server has.
  `${NEXT}/shared/lib/constants.js`,
  // Which addresses the app router has: `clientRouterFilter` is off.
  `${NEXT}/shared/lib/router/utils/dynamic-filter-pattern.js`,
  // Both are off: the address is read and written by `src/ui/search/core/url-state.ts`, and no tracking script is loaded.
  `${INSTANT_SEARCH}/createInsightsMiddleware.js`,
  `${INSTANT_SEARCH}/createRouterMiddleware.js`,
]

/** Small modules of this project that replace large modules of Next of which little is used. */
const REPLACED = {
  'lib/constants.js': 'constants.js',
  'client/script.js': 'script.js',
  'shared/lib/router/adapters.js': 'app-router.js',
  'client/components/is-next-router-error.js': 'app-router.js',
  'shared/lib/router/utils/route-match-utils.js': 'app-router.js',
  'shared/lib/router/utils/route-regex.js': 'routes.js',
  'shared/lib/router/utils/is-dynamic.js': 'routes.js',
}

/**
 * Leaves out of the browser's scripts what no page needs: 11 kB gzip of every page, and 18 kB more of the results page. The
 * private parts are in docs/private-parts.md.
 *
 * @param {{ resolve: { alias: Record<string, unknown> } }} webpackConfig of the browser
 */
export function clientAliases({ resolve }) {
  for (const file of UNUSED) resolve.alias[realpathSync(file)] = false
  for (const [file, ours] of Object.entries(REPLACED))
    resolve.alias[realpathSync(`${NEXT}/${file}`)] = path.resolve('tools/build/next-client', ours)
  // The place of the global of that name.
  resolve.alias.process$ = path.resolve('tools/build/next-client/process.js')
}
