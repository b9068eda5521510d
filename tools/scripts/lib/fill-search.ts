import {
  DELIVERY_TOKEN,
  ENVIRONMENT,
  PREVIEW_TOKEN,
  SEARCH_ADMIN_KEY,
  SEARCH_APP_ID,
  SEARCH_KEY,
  SPACE_ALIAS,
} from '@sandbox/server/tokens'

/** Default names of the indexes. */
const PRODUCTS_INDEX = 'prod_sandbox_BR_Product_pt-br'
const ARTICLES_INDEX = 'prod_sandbox_BR_Article_pt-br'

interface Urls {
  delivery: string
  preview: string
  search: string
}

type Variables = Record<string, string | undefined>

/** The environment in which the site's own code reads from and writes to this sandbox, whatever the site itself uses. */
const environmentOf = (urls: Urls, given: Variables): Record<string, string> => ({
  CONTENTFUL_SPACE_ID: SPACE_ALIAS,
  CONTENTFUL_ENVIRONMENT: ENVIRONMENT,
  CONTENTFUL_DELIVERY_TOKEN: DELIVERY_TOKEN,
  CONTENTFUL_PREVIEW_TOKEN: PREVIEW_TOKEN,
  CONTENTFUL_DELIVERY_HOST: new URL(urls.delivery).host,
  CONTENTFUL_PREVIEW_HOST: new URL(urls.preview).host,
  CONTENTFUL_INSECURE: 'true',
  NEXT_PUBLIC_ALGOLIA_APP_ID: SEARCH_APP_ID,
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: SEARCH_KEY,
  ALGOLIA_ADMIN_KEY: SEARCH_ADMIN_KEY,
  NEXT_PUBLIC_ALGOLIA_HOST: urls.search,
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: given.NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX || PRODUCTS_INDEX,
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: given.NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX || ARTICLES_INDEX,
  // The database starts at its first use, which is not here.
  DATABASE_URL: '',
})

/**
 * Fills the search indexes from the served space by the code of `npm run search:index`. A space that cannot be indexed
 * is reported, and still served.
 * @param variables of this process, which are changed
 */
export async function fillSearch(urls: Urls, variables: Variables): Promise<void> {
  Object.assign(variables, environmentOf(urls, variables))
  try {
    // Loaded now: the site's modules read the environment.
    const { searchAdmin } = await import('@/server/publishing/search/algolia/admin')
    const { indexContent } = await import('@/server/publishing/search/index-content')
    const admin = searchAdmin()
    if (admin !== null) await indexContent(admin)
  } catch (error) {
    process.stderr.write(
      `The search indexes are not filled: ${error instanceof Error ? error.stack : error}\n`,
    )
  }
}
