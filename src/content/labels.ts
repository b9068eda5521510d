import { createLabelReader, type LabelReader } from '@/labels/reader'
import { content } from './content'

/** Texts outside of pages, such as mails, with editors' overrides; during an outage without them. */
export async function readLabels<Key extends string>(
  table: Readonly<Record<Key, string>>,
): Promise<LabelReader<Key>> {
  try {
    const { labels } = await content().pages.globalData('delivery')
    return createLabelReader(table, labels)
  } catch {
    return createLabelReader(table, {})
  }
}
