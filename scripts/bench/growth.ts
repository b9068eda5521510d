import type { Row } from './report'

/** Measured later. */
export async function measureGrowth(): Promise<Row[]> {
  return []
}
