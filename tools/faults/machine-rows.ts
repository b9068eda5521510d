import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { builtFingerprint } from '../scripts/lib/fingerprint'
import { startService } from '../scripts/lib/services'
import { type Ground, sceneOf } from './content-rows'
import { CONTENT_FAULTS } from './http-faults'
import { publishTitle, showsSoon } from './publishing'
import { line, play, type Row } from './row'
import { healthOf, request } from './visit'
import type { Site, World } from './world'

const HOUR = 3_600_000

/** A disk that refuses writes, and a wrong clock: pages are still served, and publishing works. */
export async function machineRows(ground: Ground): Promise<void> {
  const { site, world } = ground
  const origins = [site.origin]
  const isShown = async (when: string) => showsSoon(origins, await publishTitle(world), when)
  for (const [fault, state, mended] of [
    ['disk: full', { disk: 'ENOSPC' }, { disk: null }],
    ['disk: read-only', { disk: 'EROFS' }, { disk: null }],
    ['clock: an hour ahead, and right again', { clock: HOUR }, { clock: 0 }],
    ['clock: an hour behind, and right again', { clock: -HOUR }, { clock: 0 }],
  ] as const)
    ground.report(
      await play({
        ...sceneOf(ground, fault),
        begin: () => site.setMachine(state),
        whileFailing: () => isShown('meanwhile'),
        end: () => site.setMachine(mended),
        afterward: async () => {
          // Without a webhook: the page has to be revalidated by its age.
          await world.order('webhooks', { isOn: false })
          const late = await isShown('without a message')
          await world.order('webhooks', { isOn: true })
          return late
        },
      }),
    )
}

/** Shutdown: probes get the state while the port is open, and pending requests for pages complete. */
export async function endingRow({ site, world, nextNeverBuilt }: Ground): Promise<Row> {
  const slow = CONTENT_FAULTS['slow: 3 s']
  world.content.set(slow ? slow() : null, '/spaces/')
  const underWay = request(`${site.origin}${nextNeverBuilt()}`)
  await sleep(300)
  process.kill(site.service.pid ?? 0, 'SIGTERM')
  await sleep(200)
  const health = await request(`${site.origin}/api/health/`)
  const page = await request(`${site.origin}/pt-br/`)
  const { status } = await underWay
  const code = await site.service.ended
  world.content.set(null)
  return line(
    'SIGTERM while a page is made',
    {
      published: String(page.status),
      neverBuilt: String(status),
      health: `${health.status} ${healthOf(health)}`,
    },
    [
      ...(health.status === 503 ? [] : [`health answered ${health.status} before the port closed`]),
      ...(page.status === 200 ? [] : [`a visitor was refused meanwhile: ${page.status}`]),
      ...(status === 200 ? [] : [`the page under way was cut: ${status}`]),
      ...(code === 143 || code === 0 ? [] : [`it ended with ${code}`]),
    ],
  )
}

const KILLS = 3

/** Killed while it revalidates published pages: the next server continues with the same state. */
export async function killedRows(ground: Ground, startAgain: () => Promise<Site>): Promise<void> {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const problems: string[] = []
    let { site } = ground
    for (let times = 0; times < KILLS; times += 1) {
      const title = await publishTitle(ground.world)
      await sleep(times * 150)
      process.kill(site.service.pid ?? 0, signal)
      await site.service.ended
      site = await startAgain()
      problems.push(...(await showsSoon([site.origin], title, `before ${signal}`)))
    }
    ground.site = site
    ground.report(
      line(
        `${signal} while published pages are renewed, ${KILLS} times`,
        { recovery: 'with the next start' },
        problems,
      ),
    )
  }
}

/** A build that is killed: nothing is served from it, and the next command builds again. */
export async function killedBuildRows(world: World, report: (row: Row) => void): Promise<void> {
  const NEXT = 'node_modules/next/dist/bin/next'
  const env = { ...world.setup.env, BUILD_DIR: '.next-faults-cut' }
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const build = startService('build', [NEXT, 'build', '--webpack'], { env, isSilent: true })
    await sleep(10_000)
    process.kill(build.pid ?? 0, signal)
    await build.ended
    const server = startService('half a build', [NEXT, 'start', '-p', String(world.setup.port)], {
      env,
      isSilent: true,
    })
    const code = await Promise.race([server.ended, sleep(20_000, 'none')])
    await server.stop()
    const passesForWhole = (await builtFingerprint({ ...world.setup, env })) !== null
    report(
      line(`${signal} in a build`, { recovery: 'with the next build' }, [
        ...(code === 'none' || code === 0 ? ['half a build was served'] : []),
        ...(passesForWhole ? ['half a build passes for a whole one'] : []),
      ]),
    )
    await rm('.next-faults-cut', { recursive: true, force: true })
  }
}
