import type { APIRequestContext } from '@playwright/test'
import * as pageData from '../../../tools/scripts/lib/page-data'

export const HOME = '/pt-br/'
/** A content page without content blocks in front, so that it shows its breadcrumb. */
export const CONTENT_PAGE = '/pt-br/termos-de-uso/'
export const MISSING_PAGE = '/pt-br/nao-existe/'

const documents = new Map<string, Promise<string>>()

/** What the tests' site has at a path, read once a worker: its content does not change. */
export const documentAt = (request: APIRequestContext, path: string): Promise<string> => {
  const document = documents.get(path) ?? request.get(path).then((response) => response.text())
  documents.set(path, document)
  return document
}

/** The paths of every page that the site announces. */
export const sitemapPaths = async (request: APIRequestContext): Promise<string[]> =>
  pageData.pathsOfSitemap(await documentAt(request, '/sitemap.xml'))

/** One path of each page type, for tests that need not see every page. */
export const onePathPerType = async (request: APIRequestContext): Promise<string[]> => [
  ...(await pageData.onePathPerType((path) => documentAt(request, path))).values(),
]
