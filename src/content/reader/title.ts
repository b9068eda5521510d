import { contentTypes, isContentTypeId } from '@/content-model'
import { displayFieldOf } from '@/content-model/declare'
import type { RawEntry } from '../service/reply'

/** What editors see as an entry's title: the value of its display field; null where it has none. */
export function titleOf({ sys, fields }: RawEntry): string | null {
  const type = sys.contentType.sys.id
  const title = isContentTypeId(type) ? fields[displayFieldOf(contentTypes[type])] : null
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null
}
