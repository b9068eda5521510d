import { measure } from './measure'

/** Tells of the products that a choice for comparison has gained. */
export function measureAdded(before: readonly string[], now: readonly string[]): void {
  for (const key of now) if (!before.includes(key)) measure('compare_add', { item_id: key })
}
