import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { claimPort } from '../../../../tools/scripts/lib/port-claims'
import { machineFolder } from '../../../../tools/scripts/lib/run-folder'
import { readNote, writeNote } from '../../../../tools/scripts/lib/running-note'

const endedPid = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'close')
  return child.pid ?? 0
}

const URL_OF_SITE = 'http://localhost:5000/'

test('a note says who runs and where, and goes with the service', async () => {
  const file = path.join(newFolder(), 'deep', 'served-by.json')
  let end: (code: number) => void = () => {}
  const ended = new Promise<number | string>((resolve) => {
    end = resolve
  })
  const service = { name: 'x', ended, stop: async () => {}, pid: process.pid, output: () => '' }
  await writeNote(file, service, URL_OF_SITE)
  const second = { ...service, pid: process.ppid, ended: Promise.resolve(1) }
  await writeNote(file, second, 'http://localhost:5001/')
  expect(await readNote(file)).toEqual({ pid: process.pid, url: URL_OF_SITE, folder: path.dirname(file) })
  end(0)
  await ended
  await new Promise<void>((resolve) => {
    const look = () => (existsSync(file) ? setImmediate(look) : resolve())
    look()
  })
  expect(await readNote(file)).toBeNull()
})

test('a note of a process that has ended, or one that nobody can read, is none', async () => {
  const file = path.join(newFolder(), 'served-by.json')
  writeFileSync(file, JSON.stringify({ pid: await endedPid(), url: URL_OF_SITE, folder: path.dirname(file) }))
  expect(await readNote(file)).toBeNull()
  writeFileSync(file, '{"pid":')
  expect(await readNote(file)).toBeNull()
})

/** Far from what commands use. */
const PORT = 64_999
const CLAIM = path.join(machineFolder(), `site-port-${PORT}.pid`)

test('a port that another living process has chosen is left to it; that of a dead one is taken over', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  try {
    writeFileSync(CLAIM, String(other.pid))
    expect(claimPort(PORT)).toBe(false)
    other.kill()
    await once(other, 'close')
    expect(claimPort(PORT)).toBe(true)
    expect(readFileSync(CLAIM, 'utf8')).toBe(String(process.pid))
    expect(claimPort(PORT)).toBe(true)
  } finally {
    other.kill()
    rmSync(CLAIM, { force: true })
  }
})
