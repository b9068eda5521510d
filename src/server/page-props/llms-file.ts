import { type ContentSource, contentPages } from '@/server/content/pages'
import { linksToPages, sitePaths } from '@/server/content/paths'
import { productFacts } from '@/server/page-props/markdown/cards'
import { blocks, bullets, escapeWords, heading, link, plainText } from '@/server/page-props/markdown/words'
import { serverEnv } from '@/shared/config/env'
import { HOME_PATH } from '@/shared/config/site'
import type { PageType } from '@/shared/content-model'
import { componentMarkLabels } from '@/shared/labels/component-marks'
import { pageLabels } from '@/shared/labels/pages'
import { createLabelReader } from '@/shared/labels/reader'
import { absoluteUrl, trimSlug, twinPathOf } from '@/shared/routing/links'
import type { TextFile } from './text-file'

/** Page types listed, most useful first. */
const LISTED = ['article', 'faq', 'product', 'content'] as const satisfies readonly PageType[]

/** Addresses per type, so that programs can read it at once; larger sites have a sitemap. */
const MOST = 500

/** llms.txt (llmstxt.org): the listed pages as Markdown, by type; what the law wants said of products (behavior TWIN-2). */
export async function makeLlmsFile(source: ContentSource): Promise<TextFile> {
  const { SITE_URL } = serverEnv()
  const { header, labels } = await contentPages().globalData(source)
  const home = await contentPages().get('home', '', source, null)
  const index = await sitePaths().recent(source)
  const label = createLabelReader(pageLabels, labels)
  const markLabel = createLabelReader(componentMarkLabels, labels)
  const products = (await contentPages().products(source)).map(({ card }) => card)
  const factsOf = new Map(products.map((card) => [card.href, escapeWords(productFacts(card, markLabel))]))
  const hasMedicine = products.some(({ category }) => category === 'medicine')
  const twinOf = (href: string) =>
    absoluteUrl(SITE_URL, twinPathOf(trimSlug(href.slice(HOME_PATH.length))) ?? href)
  const parts = LISTED.map((type) => {
    const pages = linksToPages(index, (entry) => entry.type === type && !entry.isHidden).slice(0, MOST)
    const lines = pages.map(({ href, text }) =>
      [link(escapeWords(text), twinOf(href)), factsOf.get(href)].filter(Boolean).join(': '),
    )
    return pages.length > 0 && blocks(heading(2, label(`list.${type}`)), bullets(lines))
  })
  const description = home?.meta.description
  const body = blocks(
    heading(1, header.logo?.alt || label('list.content')),
    description && `> ${plainText(description)}`,
    hasMedicine && markLabel('mark.persisting'),
    ...parts,
    `${label('breadcrumb.sitemap')}: ${absoluteUrl(SITE_URL, '/sitemap.xml')}`,
  )
  return { contentType: 'text/plain; charset=utf-8', body: `${body}\n` }
}
