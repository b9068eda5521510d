import { realpathSync } from 'node:fs'
import path from 'node:path'

const DIST = 'node_modules/next/dist'

/** Parts of Next that every page would load and that nothing on this site calls in the browser. */
const UNUSED = [
  // `next/image`.
  'shared/lib/image-config.js',
  // Routes are sorted by the build.
  'shared/lib/router/utils/sorted-routes.js',
  // The browsers that run the site (Next's own list) have all of it.
  'build/polyfills/polyfill-module.js',
  // Two names of files that only the development server has.
  'shared/lib/constants.js',
  // Which addresses the app router has: `clientRouterFilter` is off.
  'shared/lib/router/utils/dynamic-filter-pattern.js',
]

/** What takes the place of files of which little is used. */
const REPLACED = {
  'lib/constants.js': 'src/config/next-constants.js',
  'client/script.js': 'src/config/next-script.js',
  'shared/lib/router/adapters.js': 'src/config/next-app-router.js',
  'client/components/is-next-router-error.js': 'src/config/next-app-router.js',
  'shared/lib/router/utils/route-match-utils.js': 'src/config/next-app-router.js',
  'shared/lib/router/utils/route-regex.js': 'src/config/next-routes.js',
  'shared/lib/router/utils/is-dynamic.js': 'src/config/next-routes.js',
}

/**
 * Rewrites are the server's business: they only answer impossible addresses (impossible-paths.js), which no link has. A
 * browser that knew of them would also draw every page anew as soon as it came alive.
 */
const KNOWS_REWRITES = 'process.env.__NEXT_HAS_REWRITES'

/**
 * Leaves out of the browser's scripts what no page needs, a tenth of them: private parts of Next, and what tells when an update begins to
 * use them, stand in docs/private-parts.md (ADR 88).
 *
 * @param {{ plugins: { definitions?: Record<string, unknown> }[], resolve: { alias: Record<string, unknown> } }} webpackConfig
 */
export function leanClient({ plugins, resolve }) {
  for (const file of UNUSED) resolve.alias[realpathSync(`${DIST}/${file}`)] = false
  for (const [file, ours] of Object.entries(REPLACED))
    resolve.alias[realpathSync(`${DIST}/${file}`)] = path.resolve(ours)
  // What stands in the place of the global of that name.
  resolve.alias.process$ = path.resolve('src/config/next-process.js')
  for (const { definitions } of plugins)
    if (definitions && KNOWS_REWRITES in definitions) definitions[KNOWS_REWRITES] = 'false'
}
