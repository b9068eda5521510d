import type { Entry } from '@/content-model/entry'
import type { StoredPage } from '@/models/stored-page'
import { mapLink } from '../links'

/** A page of this site that browsers store. */
export function mapStoredPage(entry: Entry<'link'>): StoredPage {
  const { href, text, isExternal } = mapLink(entry)
  if (isExternal) return entry.fail('url', 'badAddress')
  return { path: href, title: text }
}
