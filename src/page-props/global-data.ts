import { type ContentSource, contentPages } from '@/content/pages'
import { isResolvable, sitePaths } from '@/content/paths'
import type { DraftReading } from '@/content/preview'
import { pageLabels } from '@/labels/pages'
import { createLabelReader, type LabelReader } from '@/labels/reader'
import type { GlobalData, PrivacyLink } from '@/models/layout'
import { toAddress } from '@/routing/links'

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

/** Data of every page (behavior PRIVACY-4): header, footer, label overrides and privacy link. */
export async function loadGlobalData(
  source: ContentSource,
  draft: DraftReading | null = null,
): Promise<{ globalData: GlobalData; labels: Record<string, string>; label: PageTextReader }> {
  const { header, footer, labels } = await contentPages().globalData(source, draft)
  const label = createLabelReader(pageLabels, labels)
  return { globalData: { header, footer, privacyLink: await privacyLink(label, source) }, labels, label }
}
