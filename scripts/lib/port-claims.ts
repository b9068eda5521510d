import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isProcessRunning } from './running-note'

/*
 * A command chooses its ports before it listens on them: tests do so minutes later. The choice is stored for this
 * machine, so that a second command, in any checkout, does not choose the same.
 */
const fileOf = (port: number): string => path.join(tmpdir(), `site-port-${port}.pid`)

const processOf = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** Takes a port for this process until it ends; false when another living process has it. */
export function claimPort(port: number): boolean {
  const file = fileOf(port)
  const holder = processOf(file)
  if (holder === process.pid) return true
  if (holder > 0 && isProcessRunning(holder)) return false
  try {
    rmSync(file, { force: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    // Another process was faster, or the file is another user's.
    return false
  }
  process.once('exit', () => rmSync(file, { force: true }))
  return true
}
