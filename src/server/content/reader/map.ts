import type { ContentTypeId } from '@/shared/content-model'
import type { AnyEntry, Entry } from '@/shared/content-model/entry'
import type { RawEntry } from '../service/reply'
import type { ReadContext } from './context'
import { readEntry } from './entry'

/** A function for each content type. (Methods: TypeScript compares their parameters both ways.) */
export type MapperTable<Some extends AnyEntry, Model> = {
  [Type in Some['type']]: { map(entry: Extract<Some, { type: Type }>): Model }['map']
}

type Mapper<Some extends AnyEntry, Model> = ((entry: Some) => Model) | MapperTable<Some, Model>
type ModelOf<Table, Some extends AnyEntry> = Table extends {
  [Type in Some['type']]: (entry: never) => infer Model
}
  ? Model
  : never

const modelOf = <Some extends AnyEntry, Model>(entry: Some, mapper: Mapper<Some, Model>): Model => {
  if (typeof mapper === 'function') return mapper(entry)
  const table: Record<string, { map(entry: Some): Model }['map']> = mapper
  const map = table[entry.type]
  return map ? map(entry) : entry.fail('-', 'typeNotAllowed')
}

const mapAny = (entry: AnyEntry, mapper: Mapper<AnyEntry, unknown>): unknown => {
  try {
    return modelOf(entry, mapper)
  } catch (error) {
    entry.drop(error)
    return null
  }
}

/** Maps an entry; null, and one report, when it lacks something that it cannot do without. */
export function mapOne<Some extends AnyEntry, Model>(
  entry: Some | null,
  mapper: (entry: NoInfer<Some>) => Model,
): Model | null
export function mapOne<Some extends AnyEntry, Table extends MapperTable<Some, unknown>>(
  entry: Some | null,
  mapper: Table,
): ModelOf<Table, Some> | null
export function mapOne(entry: AnyEntry | null, mapper: Mapper<AnyEntry, unknown>): unknown {
  return entry && mapAny(entry, mapper)
}

/** Maps each entry of a list; what cannot be mapped is left out and reported. */
export function mapEach<Some extends AnyEntry, Model>(
  entries: readonly Some[],
  mapper: (entry: NoInfer<Some>) => Model,
): Model[]
export function mapEach<Some extends AnyEntry, Table extends MapperTable<Some, unknown>>(
  entries: readonly Some[],
  mapper: Table,
): ModelOf<Table, Some>[]
export function mapEach(entries: readonly AnyEntry[], mapper: Mapper<AnyEntry, unknown>): unknown[] {
  return entries.map((entry) => mapAny(entry, mapper)).filter((model) => model !== null)
}

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
