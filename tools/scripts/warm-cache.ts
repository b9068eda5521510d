import { runCommand } from './lib/command'
import { loadSiteSetup, SetupError } from './lib/site-env'
import { warmPages } from './lib/warm-pages'

/**
 * `npm run cache:warm [-- ORIGIN]`: requests once every page in the site's sitemap, so that the first visitor after a
 * deployment finds it in the caches. Fails when a request fails.
 */
const SHOWN = 20

await runCommand(async () => {
  const origin = process.argv[2] ?? loadSiteSetup().siteUrl
  if (!URL.canParse(origin)) throw new SetupError(`"${origin}" is not an address.`)
  const { pages, failures, seconds } = await warmPages(origin)
  console.log(`Asked for ${pages} pages of ${origin} in ${seconds.toFixed(1)} s; ${failures.length} failed.`)
  for (const { url, reason } of failures.slice(0, SHOWN)) console.error(`  ${reason}  ${url}`)
  if (failures.length > 0) throw new SetupError('Not every page answered well.')
})
