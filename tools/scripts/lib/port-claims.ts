import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { machineFolder } from './run-folder'
import { isProcessRunning } from './running-note'

/*
 * A command chooses its ports before it listens on them: tests do so minutes later. The choice is stored for this
 * machine, so that a second command, in any checkout, does not choose the same.
 */
const nameOf = (port: number | string): string => `site-port-${port}.pid`
const CLAIM = new RegExp(`^${nameOf('\\d+')}$`)

const held = new Set<string>()

const processOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** What processes left that were killed. */
const dropAbandoned = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => CLAIM.test(each))) {
    const file = path.join(folder, name)
    if (isProcessRunning(processOf(file))) continue
    try {
      rmSync(file, { force: true })
    } catch {
      // Another user's.
    }
  }
}

/** Takes a port for this process until it ends; false when another living process has it. */
export function claimPort(port: number): boolean {
  const folder = machineFolder()
  const file = path.join(folder, nameOf(port))
  if (held.has(file)) return true
  dropAbandoned(folder)
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    // Another process has it.
    return false
  }
  if (held.size === 0)
    process.once('exit', () => {
      for (const each of held) rmSync(each, { force: true })
    })
  held.add(file)
  return true
}
