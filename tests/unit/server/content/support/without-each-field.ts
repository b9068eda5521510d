import type { PageModel, PageType } from '@/shared/content-model'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { faultsInHtml } from './faults-in-html'
import { renderPage } from './render-page'
import { omissionsOf, type SamplePage, type SampleSite, SITE_URL } from './sample-site'
import { undefinedIn } from './walk'

/** Page types of products: half of all work, for a test file, and so a worker, of its own. */
export const PRODUCT_TYPES: PageType[] = ['product', 'productListing', 'recommender', 'collection']

interface KnownPage extends SamplePage {
  /** Ids of the entries that it shows. */
  reads: Set<string>
  /** Its whole model, to see whether a loss changes anything. */
  model: string
}

const learn = async (site: SampleSite, page: SamplePage): Promise<KnownPage> => {
  let model = ''
  const reads = await site.service.readBy(async () => {
    model = JSON.stringify(await page.load())
  })
  return { ...page, reads, model }
}

/** What is wrong with a page as its document holds it. */
export const faultsOfPage = (site: SampleSite, page: PageModel | null, layout: PageProps): string[] =>
  page
    ? [
        ...undefinedIn(page).map((where) => `undefined at ${where}`),
        ...faultsInHtml(renderPage(site.propsOf(page, layout), SITE_URL)),
      ]
    : ['there is no page']

/** Of each page type and kind of loss so many are mapped until one changes the page. */
export const MOST_TRIES = 3

/**
 * Removes optional fields of entries, one at a time, and maps the pages of `pages` that show the entry: for each page type
 * and kind of loss until a page changed, and that one is rendered. Pages of one type share their mapper and components.
 */
export const faultsWithoutEachField = async (site: SampleSite, pages: SamplePage[], layout: PageProps) => {
  const known: KnownPage[] = []
  for (const page of pages) known.push(await learn(site, page))
  const faults: string[] = []
  const tries = new Map<string, number>()
  const losses = site.service.entries.flatMap((each) => omissionsOf(each, site.required))

  for (const { entry, name, kind } of losses) {
    const showing = known.filter(({ reads }) => reads.has(entry.sys.id))
    await site.service.withEntry(entry, async () => {
      for (const { type, path, load, model } of showing) {
        const tried = tries.get(type + kind) ?? 0
        if (tried >= MOST_TRIES) continue
        try {
          const page = await load()
          const isChanged = JSON.stringify(page) !== model
          tries.set(type + kind, isChanged ? MOST_TRIES : tried + 1)
          const found = isChanged ? faultsOfPage(site, page, layout) : undefinedIn(page)
          faults.push(...found.map((fault) => `${name}, on /${path}: ${fault}`))
        } catch (error) {
          faults.push(`${name}, on /${path}: ${String(error)}`)
        }
      }
    })
  }
  return { faults, tried: tries.size }
}
