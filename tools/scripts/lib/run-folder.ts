import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isProcessRunning } from './running-note'

/** What the temporary folder of a run of tests is called, before its process id. */
const NAME = 'site-tests-'

/** The machine's temporary folder, which all runs share. */
export const machineFolder = (): string =>
  path.basename(tmpdir()).startsWith(NAME) ? path.dirname(tmpdir()) : tmpdir()

const remove = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // Another user's.
  }
}

/**
 * Gives this process and everything that it starts a temporary folder of their own, whoever writes there: tests, browsers,
 * tools. It is removed when this process ends; that of a run that was killed is removed by the next run.
 */
export function enterRunFolder(): void {
  const shared = machineFolder()
  if (shared !== tmpdir()) return
  for (const name of readdirSync(shared)) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length)) : 0
    if (pid > 0 && (pid === process.pid || !isProcessRunning(pid))) remove(path.join(shared, name))
  }
  const folder = path.join(shared, `${NAME}${process.pid}`)
  mkdirSync(folder)
  // The first is read by Unix, the second by Windows.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder })
  process.once('exit', () => remove(folder))
}
