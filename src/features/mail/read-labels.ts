import { contentPages } from '@/content/pages'
import { createLabelReader, type LabelOverrides, type LabelReader } from '@/labels/reader'
import { inTime } from '@/utils/in-time'

/** Milliseconds: a mail is not late because the content service is. */
const WITHIN = 2000

const overrides = async (): Promise<LabelOverrides> => {
  try {
    return (await contentPages().globalData('delivery')).labels
  } catch {
    return {}
  }
}

/** Texts outside of pages, such as mails, with editors' overrides; during an outage without them. */
export async function readLabels<Key extends string>(
  table: Readonly<Record<Key, string>>,
): Promise<LabelReader<Key>> {
  return createLabelReader(table, await inTime(overrides(), WITHIN, () => ({})))
}
