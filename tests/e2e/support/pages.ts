import type { APIRequestContext } from '@playwright/test'
import * as pageData from '../../../scripts/lib/page-data'

export const HOME = '/pt-br/'
/** A content page without content blocks in front, so that it shows its breadcrumb. */
export const CONTENT_PAGE = '/pt-br/termos-de-uso/'
export const MISSING_PAGE = '/pt-br/nao-existe/'

const reader = (request: APIRequestContext) => async (path: string) => (await request.get(path)).text()

/** The paths of every page that the site announces. */
export const sitemapPaths = async (request: APIRequestContext): Promise<string[]> =>
  pageData.pathsOfSitemap(await reader(request)('/sitemap.xml'))

/** One path of each page type, for tests that need not see every page. */
export const onePathPerType = async (request: APIRequestContext): Promise<string[]> => [
  ...(await pageData.onePathPerType(reader(request))).values(),
]
