import { searchAdmin } from '@/server/publishing/search/algolia/admin'
import { type IndexProgress, indexContent } from '@/server/publishing/search/index-content'
import type { SearchAdmin } from '@/server/publishing/search/port'
import { searchConfig } from '@/shared/config/env'
import type { SkippedEntry } from '@/shared/content-model/views/search'
import { runCommand } from './lib/command'
import { controlUrl, runningSandboxPorts } from './lib/sandbox'
import { describeSearchFailure } from './lib/search-failure'
import { loadSiteSetup, SetupError } from './lib/site-env'

/**
 * `npm run search:index`: fills both search indexes and their settings from the published content, each at once. It talks
 * to the services that the environment names; without a Contentful space these are the sandbox's, which must be running
 * (it has filled its own indexes at its start).
 */
const requireAdmin = (): SearchAdmin => {
  const admin = searchAdmin()
  if (admin) return admin
  const missing =
    searchConfig() === null
      ? 'NEXT_PUBLIC_ALGOLIA_APP_ID, NEXT_PUBLIC_ALGOLIA_SEARCH_KEY, NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX, ' +
        'NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX and ALGOLIA_ADMIN_KEY are'
      : 'ALGOLIA_ADMIN_KEY is'
  throw new SetupError(`There is no search service to write to: ${missing} missing. See .env.example.`)
}

const requireSandbox = async (base: number): Promise<void> => {
  const address = controlUrl(base)
  const isUp = await fetch(`${address}control/stats`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isUp)
    throw new SetupError(
      `CONTENTFUL_SPACE_ID is empty, and no sandbox responds at ${address}. Start it with npm start or npm run dev ` +
        '(it fills its indexes by itself), or name a space in .env.local.',
    )
}

const report = (progress: IndexProgress): void => {
  if (progress.step === 'written') {
    console.log(`  ${progress.name}: ${progress.count} records, settings and synonyms in place`)
    return
  }
  const { counts, synonyms } = progress
  console.log(`  read: ${counts.products} products, ${counts.articles} articles, ${synonyms} synonym sets`)
}

const describeSkipped = ({ contentType, entryId, field, reason }: SkippedEntry): string =>
  `  skipped ${contentType} ${entryId}: ${field} ${reason}`

await runCommand(async () => {
  const { env, sandboxBase } = loadSiteSetup('production', await runningSandboxPorts())
  Object.assign(process.env, env)
  const admin = requireAdmin()
  if (sandboxBase !== null) await requireSandbox(sandboxBase)
  const host = searchConfig()?.host ?? null
  const started = performance.now()
  console.log(`Indexing at ${host ?? "Algolia's hosts"} ...`)
  try {
    const { counts, skipped } = await indexContent(admin, report)
    for (const entry of skipped) console.log(describeSkipped(entry))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${counts.products + counts.articles} records, ${skipped.length} skipped, ${seconds} s.`)
  } catch (error) {
    const reason = describeSearchFailure(error, host)
    throw reason === null ? error : new SetupError(reason)
  }
})
