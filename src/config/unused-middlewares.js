import { realpathSync } from 'node:fs'

/**
 * Middlewares of InstantSearch for routing and insights, both off. One class names them, so that no bundler drops them:
 * 18 kB (gzip) of the results page.
 */
const MIDDLEWARES = ['createInsightsMiddleware', 'createRouterMiddleware']

/** @param {{ resolve: { alias: Record<string, unknown> } }} webpackConfig */
export function excludeUnusedMiddlewares({ resolve }) {
  for (const name of MIDDLEWARES)
    resolve.alias[realpathSync(`node_modules/instantsearch.js/es/middlewares/${name}.js`)] = false
}
