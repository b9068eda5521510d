import { countOne, type Limit } from '../protection/limiter'

const HOUR = 3600

const ADDRESS: Limit = { points: 60, seconds: HOUR }
const SITE: Limit = { points: 5000, seconds: HOUR }

/** Counts a search report. @returns seconds to wait, 0 for none */
export async function countTelling(addressKey: string): Promise<number> {
  const wait = await countOne('search:address', addressKey, ADDRESS)
  return wait > 0 ? wait : countOne('search:site', 'all', SITE)
}
