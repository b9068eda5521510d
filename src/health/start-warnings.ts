import { ownWarnings } from '@/config/env'
import { logger } from '@/logging/logger'

/** Files and connections that a process should be able to have open: each visitor of a moment is one. */
const LEAST_OPEN_FILES = 4096

/** How many this process may have; null where the system sets no limit. Node itself has raised it as far as it may. */
const openFilesLimit = (): number | null => {
  const { report } = process
  if (!report) return null
  // Nothing is asked of the network.
  Reflect.set(report, 'excludeNetwork', true)
  const limits: unknown = Reflect.get(report.getReport(), 'userLimits')
  const soft = typeof limits === 'object' && limits !== null ? Reflect.get(limits, 'open_files')?.soft : null
  return typeof soft === 'number' ? soft : null
}

/** Says once, at the start, what the environment and the system lack. */
export function warnAtStart(): void {
  for (const warning of ownWarnings()) logger.warn(`site: ${warning}`)
  const limit = openFilesLimit()
  if (limit !== null && limit < LEAST_OPEN_FILES)
    logger.warn(
      { limit },
      `site: only ${limit} open files and connections are allowed (ulimit -n, LimitNOFILE), beyond which visitors are refused: allow ${LEAST_OPEN_FILES} or more`,
    )
}
