import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const PROGRAM = process.env.REDIS_SERVER || 'redis-server'

/** False where no redis-server is installed: what needs it is then skipped, and says so. */
export const hasRedisServer = spawnSync(PROGRAM, ['--version']).status === 0

/** Suites that need a real Redis; skipped with a line in the report where there is none. */
export const describeWithRedis = (title: string, suite: () => void): void => {
  const run = hasRedisServer ? describe : describe.skip
  run(
    hasRedisServer ? title : `${title} (SKIPPED: no redis-server here; apt-get install redis-server)`,
    suite,
  )
}

/** A port of this machine that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address === 'object' && address !== null) return address.port
  throw new Error('no free port')
}

export interface RedisServer {
  url: string
  start(): Promise<void>
  /** Ends it at once, as a machine that vanishes; nothing is kept. */
  kill(): Promise<void>
  /** Stops answering without closing connections, until `thaw`. */
  freeze(): void
  thaw(): void
}

/** A Redis of the test's own, in memory, on a free port of this machine. Not started yet. */
export const redisServer = async (): Promise<RedisServer> => {
  const port = await freePort()
  let child: ChildProcess | null = null
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'] })
      for await (const text of child.stdout ?? []) if (String(text).includes('Ready to accept')) return
      throw new Error('redis-server did not start')
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  }
}

const LOOKS = 2000

/** Fulfilled as soon as a look finds what it is for. @throws when none of two thousand did. */
export const until = async (look: () => Promise<boolean> | boolean): Promise<void> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (await look()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('what the test waited for never came')
}
