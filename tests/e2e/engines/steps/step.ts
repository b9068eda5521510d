import type { Visitor } from '../visitor'

/** A part of the way through the site, written once for all engines. It begins with a page of its own. */
export interface Step {
  name: string
  walk: (visitor: Visitor) => Promise<void>
}
