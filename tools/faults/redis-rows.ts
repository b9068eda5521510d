import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from 'redis'
import { type Ground, sceneOf } from './content-rows'
import { publishTitle, showsSoon } from './publishing'
import { play } from './row'
import { breakWay, restoreWay, WAYS } from './service-rows'
import { secondPort, withRedis } from './world'

const PROGRAM = process.env.REDIS_SERVER || 'redis-server'

/** Whether redis-server is installed. */
export function hasRedis(): boolean {
  return spawnSync(PROGRAM, ['--version']).status === 0
}

const startRedis = async (port: number): Promise<ChildProcess> => {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const text of child.stdout) if (String(text).includes('Ready to accept')) return child
  throw new Error('redis-server did not start')
}

/**
 * The Redis that instances share pages by: while it fails each serves its own, and afterward both show the same.
 * @param startGround starts an instance with these variables
 */
export async function redisRows(
  startGround: (name: string, variables: Record<string, string | undefined>) => Promise<Ground>,
  port: number,
): Promise<void> {
  const server = await startRedis(port)
  const client = createClient({ url: `redis://127.0.0.1:${port}` })
  await client.connect()
  let ground = await startGround('redis-1', {})
  const { world } = ground
  await ground.site.service.stop()
  ground = await startGround('redis-1', withRedis(world))
  const second = await startGround('redis-2', { ...withRedis(world), PORT: secondPort(world) })
  const both = [ground.site.origin, second.site.origin]
  const spoilPages = async (): Promise<void> => {
    for (const key of await client.keys('site:pages:*')) await client.set(key, 'no page')
  }
  const faults: [string, () => unknown, () => unknown][] = [
    ...WAYS.map((way): (typeof faults)[number] => [
      way,
      () => breakWay(world.redis, way),
      () => restoreWay(world.redis),
    ]),
    [
      'takes nothing (read-only or full)',
      () => client.configSet('min-replicas-to-write', '1'),
      () => client.configSet('min-replicas-to-write', '0'),
    ],
    ['flushed', () => client.flushAll(), () => undefined],
    ['wrong data in every key', spoilPages, () => client.flushAll()],
  ]
  for (const [name, begin, end] of faults) {
    let during = ''
    ground.report(
      await play({
        ...sceneOf(ground, `Redis: ${name}`),
        begin: async () => void (await begin()),
        whileFailing: async () => {
          during = await publishTitle(world)
          return showsSoon(both.slice(0, 1), during, 'meanwhile')
        },
        end: async () => void (await end()),
        afterward: async () => [
          ...(await showsSoon(both, during, 'meanwhile')),
          ...(await showsSoon(both, await publishTitle(world), 'afterward')),
        ],
      }),
    )
  }
  await Promise.all([ground.site.service.stop(), second.site.service.stop()])
  await client.close()
  server.kill('SIGKILL')
  await once(server, 'exit')
}
