import { setTimeout } from 'node:timers/promises'
import { createLabelReader, type LabelOverrides, type LabelReader } from '@/labels/reader'
import { contentPages } from './pages'

/** Milliseconds: a mail is not late because the content service is. */
const WITHIN = 2000

const overrides = async (): Promise<LabelOverrides> => {
  const { labels } = await contentPages().globalData('delivery')
  return labels
}

/** Texts outside of pages, such as mails, with editors' overrides; during an outage without them. */
export async function readLabels<Key extends string>(
  table: Readonly<Record<Key, string>>,
): Promise<LabelReader<Key>> {
  const late = new AbortController()
  const none = setTimeout(WITHIN, {}, { signal: late.signal, ref: false })
  none.catch(() => undefined)
  const labels = await Promise.race([overrides().catch(() => ({})), none])
  late.abort()
  return createLabelReader(table, labels)
}
