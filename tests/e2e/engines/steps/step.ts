import type { Visitor } from '../visitor'

/** A part of the way through the site, written once for all engines. It begins with a page of its own. */
export interface Step {
  name: string
  /** What browsers may say of it in the console. */
  console?: RegExp
  walk: (visitor: Visitor) => Promise<void>
}
