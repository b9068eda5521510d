import { getPrivacyEntry } from '@/content/privacy'
import { getContentShell } from '@/content/shell'
import type { ContentSource } from '@/content/source'
import { createLabelReader } from '@/labels/full-reader'
import type { LabelReader } from '@/labels/reader'
import type { PrivacyLink, Shell } from '@/models/frame'
import { toAddress } from '@/routing/links'

const privacyLink = async (label: LabelReader): Promise<PrivacyLink> => {
  const entry = await getPrivacyEntry()
  const address = entry && toAddress(entry.url)
  if (!address) return null
  const { href, isExternal } = address
  return { href, text: entry.text ?? label('privacy.defaultText'), ...(isExternal && { isExternal }) }
}

/** What page start-up loads (specification §7): header, footer, the editors' texts and the privacy link. */
export const loadShell = async (
  source: ContentSource,
): Promise<{ shell: Shell; labels: Record<string, string>; label: LabelReader }> => {
  const { header, footer, labels } = await getContentShell(source)
  const label = createLabelReader(labels)
  return { shell: { header, footer, privacyLink: await privacyLink(label) }, labels, label }
}
