import type { ContentTypeId } from '@/content-model'
import type { Entry } from '@/content-model/entry'
import type { RawEntry } from '../service/reply'
import type { ReadContext } from './context'
import { readEntry } from './entry'
import { mapEach } from './map'

/** Maps every entry of this content type in a list; one that cannot be mapped is left out and reported. */
export function mapList<Id extends ContentTypeId, Model>(
  type: Id,
  items: readonly RawEntry[],
  context: ReadContext,
  map: (entry: Entry<Id>) => Model,
): Model[] {
  const own = items.filter(({ sys }) => sys.contentType.sys.id === type)
  return mapEach<Entry<Id>, Model>(
    own.map((raw) => readEntry(type, raw, context)),
    map,
  )
}
