import { searchConfig } from '@/config/env'
import { configurationFault, livenessFault } from './search-probe'
import { healthOf, OFF, type ServiceHealth, seldom } from './service-health'

const MINUTE = 60_000

/** Two searches an hour cost little; a fixed fault should be seen soon. */
const seldomFault = seldom(
  async () => {
    const search = searchConfig()
    return search && configurationFault(search)
  },
  { well: 60 * MINUTE, ill: MINUTE / 2 },
)

/** Whether browsers can search and publishing can write: service, keys and indexes. */
export async function checkSearch(): Promise<ServiceHealth> {
  const search = searchConfig()
  if (!search) return OFF
  return healthOf((await livenessFault(search)) ?? (await seldomFault()))
}
