import type { PageModel, PageType } from '@/content-model'
import type { PageProps } from '@/models/page-props'
import { drawPage } from './draw-page'
import { faultsInHtml } from './faults-in-html'
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
        ...faultsInHtml(drawPage(site.propsOf(page, layout), SITE_URL)),
      ]
    : ['there is no page']

/**
 * Removes every optional field of every entry, one at a time, and maps the pages of `pages` that show the entry. A page is
 * rendered when its model changed, once for each page type and kind of loss: pages of one type share their components.
 */
export const faultsWithoutEachField = async (site: SampleSite, pages: SamplePage[], layout: PageProps) => {
  const known: KnownPage[] = []
  for (const page of pages) known.push(await learn(site, page))
  const faults: string[] = []
  const seen = new Set<string>()
  let tried = 0

  for (const { entry, name, kind } of site.service.entries.flatMap((each) =>
    omissionsOf(each, site.required),
  )) {
    const showing = known.filter(({ reads }) => reads.has(entry.sys.id))
    if (showing.length > 0) tried += 1
    await site.service.withEntry(entry, async () => {
      for (const { type, path, load, model } of showing) {
        const isSeen = seen.has(type + kind) || seen.has(path + kind)
        // Every loss is mapped somewhere; pages beyond the first need not see two of one kind.
        if (isSeen && path !== showing[0]?.path) continue
        seen.add(path + kind)
        try {
          const page = await load()
          const isDrawn = !isSeen && JSON.stringify(page) !== model
          if (isDrawn) seen.add(type + kind)
          const found = isDrawn ? faultsOfPage(site, page, layout) : undefinedIn(page)
          faults.push(...found.map((fault) => `${name}, on /${path}: ${fault}`))
        } catch (error) {
          faults.push(`${name}, on /${path}: ${String(error)}`)
        }
      }
    })
  }
  return { faults, tried }
}
