import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabaseFront } from '@sandbox/database/front'
import { Client } from 'pg'
import { testEnv } from '../../tools/scripts/lib/test-env'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stored-data-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** One start of the sandbox's database, with one statement. */
const run = async (statement: string): Promise<unknown[]> => {
  const front = await createDatabaseFront({ port: 0, folder })
  const client = new Client({ connectionString: `postgres://site@localhost:${front.port}/site` })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  await front.close()
  return rows
}

test('what was stored is there at the next start, and tests begin empty (SANDBOX-4)', async () => {
  await run("create table kept as select 'carta' as name")
  expect(await run('select name from kept')).toEqual([{ name: 'carta' }])
  expect(testEnv({}).SANDBOX_DATA).toBe('fresh')
})
