import { type ContentSource, contentPages } from '@/content/pages'
import { isResolvable, sitePaths } from '@/content/paths'
import { pageLabels } from '@/labels/pages'
import { createLabelReader, type LabelReader } from '@/labels/reader'
import type { GlobalData, PrivacyLink } from '@/models/layout'
import { toAddress } from '@/routing/links'

type PageTextReader = LabelReader<keyof typeof pageLabels>

/** A link to a page that this site does not have is left out: the document is written for many sites. */
const privacyLink = async (label: PageTextReader, source: ContentSource): Promise<PrivacyLink> => {
  const entry = await contentPages().privacyEntry()
  const address = entry && toAddress(entry.url)
  if (!address) return null
  const { href, isExternal } = address
  if (!isResolvable(await sitePaths().known(source), href)) return null
  return { href, text: entry.text ?? label('privacy.defaultText'), ...(isExternal && { isExternal }) }
}

/** What page start-up loads (behavior PRIVACY-4): header, footer, the editors' texts and the privacy link. */
export async function loadGlobalData(
  source: ContentSource,
): Promise<{ globalData: GlobalData; labels: Record<string, string>; label: PageTextReader }> {
  const { header, footer, labels } = await contentPages().globalData(source)
  const label = createLabelReader(pageLabels, labels)
  return { globalData: { header, footer, privacyLink: await privacyLink(label, source) }, labels, label }
}
