import { createSandbox, type Sandbox } from '@sandbox/server/sandbox'
import { loadSampleSpace } from '@sandbox/space/load'
import { setEnvironment } from '@tests/unit/server/content/support/environment'
import type { LiteClient } from 'algoliasearch/lite'
import { createSearchAdmin } from '@/server/publishing/search/algolia/admin'
import { indexContent } from '@/server/publishing/search/index-content'
import { createSearchClient } from '@/ui/search/algolia/client'

export const INDEXES = {
  products: 'prod_sandbox_BR_Product_pt-br',
  articles: 'prod_sandbox_BR_Article_pt-br',
}

export interface FilledSearch {
  sandbox: Sandbox
  /** As the site asks. */
  browser: LiteClient
  /** Fills both indexes anew. */
  fill: () => ReturnType<typeof indexContent>
}

/** A sandbox whose indexes hold the sample space, filled as `npm run search:index` does. */
export const fillSearch = async (): Promise<FilledSearch> => {
  const space = await loadSampleSpace(undefined, () => undefined)
  const sandbox = await createSandbox({ space, portBase: 0 })
  setEnvironment(sandbox.urls.delivery.replace('http://', ''), {
    CONTENTFUL_SPACE_ID: 'sandbox',
    CONTENTFUL_DELIVERY_TOKEN: 'sandbox-delivery-token',
  })
  const { search: host } = sandbox.urls
  const browser = createSearchClient({ appId: 'sandbox', searchKey: 'search-key', host, indexes: INDEXES })
  const admin = createSearchAdmin({ appId: 'sandbox', host, indexes: INDEXES }, 'admin-key')
  const fill = () => indexContent(admin)
  await fill()
  return { sandbox, browser, fill }
}
