import { contentPages } from '@/content/pages'
import { createLabelReader, type LabelReader } from '@/labels/reader'

/** The reader of a mail's texts, in the editors' words where they gave some. Without the content service: the site's own. */
export async function mailLabels<Key extends string>(
  table: Readonly<Record<Key, string>>,
): Promise<LabelReader<Key>> {
  const overrides = await contentPages()
    .globalData('delivery')
    .then(({ labels }) => labels)
    .catch(() => ({}))
  return createLabelReader(table, overrides)
}
