import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabaseFront } from '@sandbox/database/front'
import { TEST_ENV } from '@tests/factories/mail-env'
import { Client } from 'pg'
import { logger } from '@/server/log/logger'

/** A database of a suite's own, empty at its start. */
export interface TestDatabase {
  url: string
  /** Ends its process as a power cut would; on a server that is not ours to end, all connections. It comes back by itself. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** A new database on the server of TEST_DATABASE_URL. */
const onServer = async (server: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const ask = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await ask(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    kill: () => ask(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    close: () => ask(`drop database ${name} with (force)`),
  }
}

const inSandbox = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-'))
  const front = await createDatabaseFront({ port: 0, folder: path.join(folder, 'data') })
  await front.start()
  return {
    url: `postgres://site@localhost:${front.port}/site`,
    kill: async () => front.kill(),
    close: async () => {
      await front.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The sandbox's database, or one on the server that TEST_DATABASE_URL names. */
export function startTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  return server ? onServer(server) : inSandbox()
}

/** Gives a suite a database of its own, which the site's code finds in its environment. */
export function databaseForSuite(): { current: () => TestDatabase } {
  let started: TestDatabase | null = null
  beforeAll(async () => {
    logger.level = 'silent'
    started = await startTestDatabase()
    Object.assign(process.env, TEST_ENV, { DATABASE_URL: started.url })
  })
  afterAll(async () => {
    const { connection } = await import('@/server/database/connection')
    await connection().close()
    await started?.close()
  })
  return {
    current: () => {
      if (started === null) throw new Error('The database is there within tests only')
      return started
    },
  }
}
