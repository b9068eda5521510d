import { hostname } from 'node:os'
import { buildId } from '@/shared/config/build-id'
import { isBuilding } from '@/shared/config/env'

const servedBuild = (): string | null => {
  if (isBuilding()) return null
  try {
    return buildId()
  } catch {
    // A command of a checkout without a build.
    return null
  }
}

/** Which of several instances writes a line: its machine or container, its process, and the build that it serves. */
export function instanceFields(): Record<string, string | number> {
  const build = servedBuild()
  return { service: 'site', host: hostname(), pid: process.pid, ...(build !== null && { build }) }
}
