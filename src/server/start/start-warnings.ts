import { logger } from '@/server/log/logger'
import { ownWarnings } from '@/shared/config/env'

/** Files and connections that a process should be able to open: one per concurrent visitor. */
const LEAST_OPEN_FILES = 4096

/** The process's limit; null without one. Node has raised it as far as it may. */
const openFilesLimit = (): number | null => {
  const { report } = process
  if (!report) return null
  // No network requests.
  Reflect.set(report, 'excludeNetwork', true)
  const limits: unknown = Reflect.get(report.getReport(), 'userLimits')
  const soft = typeof limits === 'object' && limits !== null ? Reflect.get(limits, 'open_files')?.soft : null
  return typeof soft === 'number' ? soft : null
}

/** Warns at start about the environment and system. */
export function warnAtStart(): void {
  for (const warning of ownWarnings()) logger.warn(`site: ${warning}`)
  const limit = openFilesLimit()
  if (limit !== null && limit < LEAST_OPEN_FILES)
    logger.warn(
      { limit },
      `site: only ${limit} open files and connections are allowed (ulimit -n, LimitNOFILE), beyond which visitors are refused: allow ${LEAST_OPEN_FILES} or more`,
    )
}
