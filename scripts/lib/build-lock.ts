import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Service } from './services'
import { SetupError } from './site-env'

/** Who serves the build in `.next`: building over it would pull its files away. */
const FILE = path.join('.next', 'serving-pid')

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @throws SetupError while a site is served from the build that is to be replaced. */
export async function requireIdleBuild(): Promise<void> {
  const pid = Number(await readFile(FILE, 'utf8').catch(() => ''))
  if (pid > 0 && isAlive(pid)) {
    throw new SetupError(
      `The site is being served from .next (process ${pid}); stop it before building again.`,
    )
  }
}

/** Notes that a service serves the build, until it ends. */
export async function claimBuild(service: Service): Promise<void> {
  if (service.pid === undefined) return
  await writeFile(FILE, String(service.pid))
  void service.ended.then(() => rm(FILE, { force: true }))
}
