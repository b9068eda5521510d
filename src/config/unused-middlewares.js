import { realpathSync } from 'node:fs'

/**
 * Parts of InstantSearch that it would use only with its own routing or insights, both of which are off: the address is
 * read and written by `src/search/core/url-state.ts`, and no tracking script is ever loaded. One class
 * names them all, so that a bundler cannot leave them out by itself; the results page is 18 kB (gzip) lighter this way.
 */
const MIDDLEWARES = ['createInsightsMiddleware', 'createRouterMiddleware']

/** @param {{ resolve: { alias: Record<string, unknown> } }} webpackConfig */
export function excludeUnusedMiddlewares({ resolve }) {
  for (const name of MIDDLEWARES)
    resolve.alias[realpathSync(`node_modules/instantsearch.js/es/middlewares/${name}.js`)] = false
}
