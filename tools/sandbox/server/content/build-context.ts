import type { ExportContentType } from '@sandbox/export-format'
import type { Locales } from './locales'
import type { SysContext } from './sys'

/** What turns stored resources into delivered ones. */
export interface BuildContext extends SysContext {
  types: Map<string, ExportContentType>
  locales: Locales
  /** `localhost:port` of the Images API. */
  imageHost: () => string
  /** Tags of editors only; the delivery API leaves them out. */
  privateTags: Set<string>
}
