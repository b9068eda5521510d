import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ownBuildFolder } from './env'

/** Next's own name of the build that this server serves. */
export function buildId(): string {
  return readFileSync(path.join(ownBuildFolder(), 'BUILD_ID'), 'utf8').trim()
}
