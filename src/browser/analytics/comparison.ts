import { measure } from './measure'

/** Reports products added to a comparison. */
export function measureAdded(before: readonly string[], now: readonly string[]): void {
  for (const key of now) if (!before.includes(key)) measure('compare_add', { item_id: key })
}
