import type { ExportContentType } from '@sandbox/export-format'
import type { Kind } from '../content/view'
import type { Params } from './params'

/** What the paths of a query are read against. */
export interface QueryScope {
  kind: Kind
  typeId: string | undefined
  types: Map<string, ExportContentType>
  params: Params
}
