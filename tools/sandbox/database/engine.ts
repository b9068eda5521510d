import { type ChildProcess, fork } from 'node:child_process'

/** The database's process: started by the first message to run, and again after it ended. */
export interface Engine {
  /** Runs messages in the one session, one call at a time. @throws Error when the process has ended */
  run(messages: Buffer): Promise<Buffer>
  readonly pid: number | null
  kill(): void
  close(): Promise<void>
}

type Reply = { ready: true } | { result: Uint8Array } | { failed: string }

const MAIN = 'tools/sandbox/database/process.ts'
/** Milliseconds between the request to end and the forced end. */
const GRACE = 5000

interface Running {
  child: ChildProcess
  ready: Promise<void>
  next: { resolve: (result: Buffer) => void; reject: (error: Error) => void } | null
}

const start = (folder: string, onEnd: (running: Running) => void): Running => {
  const child = fork(MAIN, [folder], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // The database must not keep the sandbox's process running.
  child.unref()
  child.channel?.unref()
  const running: Running = { child, ready: Promise.resolve(), next: null }
  running.ready = new Promise((resolve, reject) => {
    const fail = (): void => {
      const error = new Error('the database process ended')
      reject(error)
      running.next?.reject(error)
      running.next = null
      onEnd(running)
    }
    child.once('exit', fail)
    child.once('error', fail)
    child.on('message', (reply: Reply) => {
      if ('ready' in reply) resolve()
      else if ('result' in reply) running.next?.resolve(Buffer.from(reply.result))
      else running.next?.reject(new Error(reply.failed))
    })
  })
  running.ready.catch(() => undefined)
  return running
}

/**
 * @param folder of the data
 * @param onDeath called when the process ended without `close`
 */
export function createEngine(folder: string, onDeath: () => void): Engine {
  let running: Running | null = null
  let isClosing = false
  const forget = (ended: Running): void => {
    if (running !== ended) return
    running = null
    if (!isClosing) onDeath()
  }
  return {
    get pid() {
      return running?.child.pid ?? null
    },
    run: async (messages) => {
      if (isClosing) throw new Error('the database is closing')
      running ??= start(folder, forget)
      const used = running
      await used.ready
      return new Promise((resolve, reject) => {
        used.next = { resolve, reject }
        used.child.send(messages, (error) => {
          if (error) reject(error)
        })
      })
    },
    kill: () => void running?.child.kill('SIGKILL'),
    close: async () => {
      isClosing = true
      if (running === null) return
      const { child } = running
      const ended = new Promise((resolve) => child.once('exit', resolve))
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE)
      child.kill('SIGTERM')
      await ended
      clearTimeout(force)
    },
  }
}
