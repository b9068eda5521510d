import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { sitemapPaths } from '../support/pages'

const SITEMAP = '/pt-br/sitemap/'

test('every product, article and subject that is published is there, once (SITEMAP-1)', async ({
  page,
  request,
}) => {
  const published = await sitemapPaths(request)
  await openPage(page, SITEMAP)
  const hrefs = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const listed = published.filter((path) => /^\/pt-br\/(dicas|colecoes|perguntas-frequentes)\/.+/.test(path))
  expect(listed.length).toBeGreaterThan(15)
  for (const path of listed) expect(hrefs.filter((href) => href === path)).toHaveLength(1)
})
