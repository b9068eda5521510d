import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildFolder } from './build-folder'

/** Next's own name of the build that this server serves. */
export function buildId(): string {
  return readFileSync(path.join(buildFolder(), 'BUILD_ID'), 'utf8').trim()
}
