import { type ContentSource, contentPages } from '@/server/content/pages'
import { isResolvable, sitePaths } from '@/server/content/paths'
import type { DraftReading } from '@/server/content/preview'
import { LOCALE } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'
import type { Footer, GlobalData, PrivacyLink } from '@/shared/content-model/views/layout'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { pageLabels } from '@/shared/labels/pages'
import { createLabelReader, type LabelReader } from '@/shared/labels/reader'
import { toAddress } from '@/shared/routing/links'
import { boundedPage } from './bounded-page'
import { completeCrumbs } from './crumbs'
import { placesOf } from './places-of'

type PageTextReader = LabelReader<keyof typeof pageLabels>

/** Omitted if this site does not have the page: the document serves many sites. */
const privacyLink = async (label: PageTextReader, source: ContentSource): Promise<PrivacyLink> => {
  const entry = await contentPages().privacyEntry()
  const address = entry && toAddress(entry.url)
  if (!address) return null
  const { href, isExternal } = address
  if (!isResolvable(await sitePaths().known(source), href)) return null
  return { href, text: entry.text ?? label('privacy.defaultText'), ...(isExternal && { isExternal }) }
}

/** The footer with the accessibility statement, if its small links have it. */
const withStatement = async (footer: Footer, source: ContentSource): Promise<Footer> => {
  const statement = await sitePaths().place('accessibility', source)
  const isLinked = [...footer.links, ...footer.additionalLinks].some(({ href }) => href === statement)
  return statement !== null && isLinked ? { ...footer, statement } : footer
}

/** Data of every page (behavior PRIVACY-4): header, footer, label overrides and privacy link. */
async function loadGlobalData(
  source: ContentSource,
  draft: DraftReading | null = null,
): Promise<{ globalData: GlobalData; labels: Record<string, string>; label: PageTextReader }> {
  const { header, footer, labels } = await contentPages().globalData(source, draft)
  const label = createLabelReader(pageLabels, labels)
  return {
    globalData: {
      header,
      footer: await withStatement(footer, source),
      privacyLink: await privacyLink(label, source),
    },
    labels,
    label,
  }
}

/** Texts of mails are read by the server alone. */
const ofPages = (labels: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).filter(([key]) => !key.startsWith('mail.')))

/** Props around a page model, null for error pages. Visitors' pages are limited; editors edit in place. */
export async function pagePropsOf(
  whole: PageModel | null,
  source: ContentSource,
  draft: DraftReading | null = null,
): Promise<PageProps> {
  const page = whole && source === 'delivery' ? boundedPage(whole) : whole
  const { globalData, labels, label } = await loadGlobalData(source, draft)
  const places = page ? await placesOf(page, source) : {}
  return {
    locale: LOCALE,
    isTransparent: page?.isTransparent ?? false,
    topSpacing: page?.topSpacing ?? 'none',
    breadCrumbData: page
      ? completeCrumbs(page, await sitePaths().known(source), label, contentPages().dependOn)
      : [],
    mwLabels: ofPages(labels),
    contentPageDataCollection: page?.type === 'content' ? page.containers : null,
    site: globalData,
    ...(Object.keys(places).length > 0 && { places }),
    // Sent once: `pageOfProps` puts them back.
    page: page?.type === 'content' ? { ...page, containers: [] } : page,
    isPreview: source === 'preview',
  }
}
