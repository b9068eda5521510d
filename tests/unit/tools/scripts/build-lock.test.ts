import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { newFolder } from '@tests/factories/folder'
import { claimBuild, requireIdleBuild } from '../../../../tools/scripts/lib/build-lock'
import type { Service } from '../../../../tools/scripts/lib/services'
import type { SiteSetup } from '../../../../tools/scripts/lib/site-env'

let folder: string
beforeEach(() => {
  folder = newFolder()
})

const setupOf = (port: number): SiteSetup => ({
  env: { NODE_ENV: 'production', BUILD_DIR: folder },
  port,
  siteUrl: `http://localhost:${port}`,
  sandboxBase: null,
})

/** A process that serves the build, as far as the lock can see. */
const serve = async (setup: SiteSetup): Promise<Service> => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const ended = once(child, 'close').then(() => 0)
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const service = { name: 'site', pid: child.pid, ended, stop, output: () => '' }
  await claimBuild(setup, service)
  return service
}

test('a build that several instances serve is not replaced before the last of them has ended (FAULT-10)', async () => {
  const first = await serve(setupOf(5001))
  const second = await serve(setupOf(5002))
  await expect(requireIdleBuild(setupOf(5003))).rejects.toThrow(
    `http://localhost:5001 (process ${first.pid}), http://localhost:5002 (process ${second.pid})`,
  )
  await first.stop()
  await expect(requireIdleBuild(setupOf(5003))).rejects.toThrow(
    `${folder} is being served: http://localhost:5002 (process ${second.pid}).\nStop what serves it first, or build beside it: BUILD_DIR=`,
  )
  await second.stop()
  await requireIdleBuild(setupOf(5003))
})

test('a copy of a folder whose build is served is served by nobody', async () => {
  const service = await serve(setupOf(5001))
  const copy = `${folder}-copy`
  cpSync(folder, copy, { recursive: true })
  await requireIdleBuild({ ...setupOf(5002), env: { NODE_ENV: 'production', BUILD_DIR: copy } })
  await expect(requireIdleBuild(setupOf(5002))).rejects.toThrow('is being served')
  await service.stop()
})

test('a build that nobody serves may be replaced', async () => {
  await requireIdleBuild(setupOf(5001))
})
