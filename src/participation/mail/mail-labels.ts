import { contentPages } from '@/content/pages'
import { createLabelReader, type LabelReader } from '@/labels/reader'

/** A mail's texts with editors' overrides; during a content outage without them. */
export async function mailLabels<Key extends string>(
  table: Readonly<Record<Key, string>>,
): Promise<LabelReader<Key>> {
  const overrides = await contentPages()
    .globalData('delivery')
    .then(({ labels }) => labels)
    .catch(() => ({}))
  return createLabelReader(table, overrides)
}
