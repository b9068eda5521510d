import { logger, reasonOf } from '@/server/log/logger'
import type { SearchRecord } from '@/shared/content-model/views/search'
import { processWide } from '@/shared/utils/process-wide'

/** Statuses with which the service refuses what is sent, however often. */
const REFUSED: readonly unknown[] = [400, 413, 422]

/** Whether the service refuses what was sent, and would again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && REFUSED.includes(error.status)
}

/** What the service refuses now, with its reason, by id: `/api/health/` shows it. */
export const refusals = (): Map<string, string> => processWide('search-refusals', () => new Map())

/** Notes and logs what is given up. @param id of an entry, or what else was refused */
export function noteRefusal(id: string, error: unknown): void {
  refusals().set(id, reasonOf(error))
  logger.error(
    { entry: id },
    `publishing: the search service refuses ${id}, which is left out: ${reasonOf(error)}`,
  )
}

/**
 * Writes records: one that the service refuses is left out, and its neighbors are written.
 * @returns the reasons of refused ones by id @throws the service's other errors
 */
export async function writeEach(
  records: readonly SearchRecord[],
  write: (records: readonly SearchRecord[]) => Promise<void>,
): Promise<Map<string, unknown>> {
  const refused = new Map<string, unknown>()
  const attempt = async (some: readonly SearchRecord[]): Promise<void> => {
    try {
      await write(some)
    } catch (error) {
      const [first] = some
      if (!isRefusal(error) || !first) throw error
      if (some.length === 1) return void refused.set(first.id, error)
      const half = Math.ceil(some.length / 2)
      await attempt(some.slice(0, half))
      await attempt(some.slice(half))
    }
  }
  await attempt(records)
  for (const { id } of records) refusals().delete(id)
  for (const [id, error] of refused) noteRefusal(id, error)
  return refused
}
