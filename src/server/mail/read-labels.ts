import { contentPages } from '@/server/content/pages'
import { serverEnv } from '@/shared/config/env'
import { createLabelReader, type LabelOverrides, type LabelReader } from '@/shared/labels/reader'
import { inTime } from '@/shared/utils/in-time'
import { parseMailbox } from './address'

/** Milliseconds: a mail is not late because the content service is. */
const WITHIN = 2000

interface Words {
  labels: LabelOverrides
  /** The logo's name; blank without one. */
  brand: string
}

const NONE: Words = { labels: {}, brand: '' }

const fromSpace = async (): Promise<Words> => {
  try {
    const { labels, header } = await contentPages().globalData('delivery')
    return { labels, brand: header.logo?.alt ?? '' }
  } catch {
    return NONE
  }
}

const read = (): Promise<Words> => inTime(fromSpace(), WITHIN, () => NONE)

/** Texts outside of pages, such as mails, with editors' overrides; during an outage without them. */
export async function readLabels<Key extends string>(
  table: Readonly<Record<Key, string>>,
): Promise<LabelReader<Key>> {
  return createLabelReader(table, (await read()).labels)
}

/** Who signs: the name in MAIL_FROM, else the space's brand, else the site's host. */
export async function readBrand(): Promise<string> {
  const { MAIL_FROM, SITE_URL } = serverEnv()
  return parseMailbox(MAIL_FROM ?? '')?.name || (await read()).brand || new URL(SITE_URL).host
}
