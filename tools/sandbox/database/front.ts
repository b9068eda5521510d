import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { acceptOnLoopback } from '../loopback'
import type { Faults } from '../server/control/faults'
import { type Client, type Group, serveClient } from './client'
import { createEngine } from './engine'
import { Session } from './session'

/** Concurrent connections. */
const MOST_CLIENTS = 200

export interface DatabaseFront {
  port: number
  /** The database's process; null before its first use. */
  readonly pid: number | null
  /** Starts the process now, rather than with the first statement. Fulfilled when it responds. */
  start(): Promise<void>
  /** Ends the process as a power cut would. The next statement starts it again. */
  kill(): void
  close(): Promise<void>
}

/** Simulates a failure of the database. @returns whether the group is still to run */
const survives = async ({ client }: Group, faults: Faults | null): Promise<boolean> => {
  const fault = faults?.take('database', '')
  if (!fault) return true
  if (fault.mode === 'slow') await wait(fault.delayMs)
  if (fault.mode === 'limited') client.end('53300', 'sorry, too many clients already')
  if (fault.mode === 'broken') client.end('57P03', 'the database system is starting up')
  if (fault.mode === 'cut') client.cut()
  return fault.mode === 'slow'
}

/**
 * Imitates a PostgreSQL server: speaks its protocol on loopback, to any number of clients of any number of processes,
 * over the one session of a PGlite in a process of its own, which starts with the first statement.
 * @param options port 0 takes any free one; folder: of the data
 */
export async function createDatabaseFront({
  port,
  folder,
  faults = null,
}: {
  port: number
  folder: string
  faults?: Faults | null
}): Promise<DatabaseFront> {
  const clients = new Set<Client>()
  const endAll = (code: string, text: string): void => {
    for (const client of clients) client.end(code, text)
  }
  const engine = createEngine(folder, () => {
    session.forget()
    endAll('57P02', 'the database process ended')
  })
  const session = new Session(engine)
  const serve = (socket: Socket): void => {
    const client = serveClient(socket, {
      onGroup: async (group) => {
        if (faults === null || (await survives(group, faults))) session.add(group)
      },
      onClose: (client) => {
        clients.delete(client)
        session.leave(client)
      },
    })
    clients.add(client)
    if (clients.size > MOST_CLIENTS) client.end('53300', 'sorry, too many clients already')
  }

  const accepting = await acceptOnLoopback(port, serve)
  return {
    port: accepting.port,
    get pid() {
      return engine.pid
    },
    start: () => session.start(),
    kill: () => engine.kill(),
    close: async () => {
      endAll('57P01', 'the sandbox is ending')
      accepting.close()
      await engine.close()
    },
  }
}
