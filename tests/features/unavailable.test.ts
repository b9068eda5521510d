import { TEST_ENV } from '@tests/factories/mail-env'
import { sql } from 'kysely'
import { database, inTransaction, ServiceUnavailable, withDatabase } from '@/server/database/database'
import { databaseFault } from '@/server/database/health'
import { isUnavailable, unavailableReason } from '@/server/database/service-unavailable'

/** No database at all. */
beforeAll(() => void Object.assign(process.env, TEST_ENV, { DATABASE_URL: '' }))

test('without DATABASE_URL everything that asks is told that the service is away (STORE-1)', async () => {
  expect(() => database()).toThrow(ServiceUnavailable)
  await expect(withDatabase(async () => 1)).rejects.toThrow(ServiceUnavailable)
  await expect(inTransaction(async () => 1)).rejects.toThrow(ServiceUnavailable)
  await expect(databaseFault(1000)).rejects.toThrow(ServiceUnavailable)
})

const withCode = (code: string): Error => Object.assign(new Error('any'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['an unknown host', withCode('ENOTFOUND')],
  ['a killed server', withCode('57P02')],
  ['a server that starts', withCode('57P03')],
  ['too many clients', withCode('53300')],
  ['a wrong password', withCode('28P01')],
  ['a statement that took too long', withCode('57014')],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['no answer in time', new Error('Query read timeout')],
  ['a missing table', withCode('42P01')],
  ['a missing schema', withCode('3F000')],
  ['a user without rights', withCode('42501')],
  ['a full disk', withCode('53100')],
  ['a read-only server', withCode('25006')],
])('%s is an outage', (_name, error) => {
  expect(isUnavailable(error)).toBe(true)
  expect(unavailableReason(error)).not.toContain('any')
})

test.each([
  ['a taken name', withCode('23505')],
  ['a sign that no text may hold', withCode('22021')],
  ['a fault of the site', new TypeError('undefined is not a function')],
  ['something that is no error', 'ECONNREFUSED'],
])('%s is no outage', (_name, error) => {
  expect(isUnavailable(error)).toBe(false)
})

/** A connection whose tables are there, and what it logs. */
const newConnection = async (migrate: () => Promise<string[]> = async () => []) => {
  jest.resetModules()
  jest.doMock('@/server/database/migrate', () => ({ migrate }))
  const { createConnection } = await import('@/server/database/connection')
  const { logger } = await import('@/server/log/logger')
  const lines: unknown[][] = []
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(logger, level).mockImplementation((...parts: unknown[]) => void lines.push([level, ...parts]))
  const connection = createConnection('postgres://localhost:1/none')
  const loggedCodes = () =>
    lines.flatMap(([, fields]) => (fields instanceof Object && 'code' in fields ? [fields.code] : []))
  return { ...connection, lines, loggedCodes }
}

test('a pool that was closed is away, in the words of the installed library', async () => {
  const { db, close, failureOf } = await newConnection()
  await db
    .connection()
    .execute(async () => undefined)
    .catch(() => undefined)
  await close()
  const error: unknown = await sql`select 1`.execute(db).catch((thrown: unknown) => thrown)
  expect(failureOf(error)).toMatchObject({ name: 'ServiceUnavailable' })
})

test('an outage is an error of the log: once for each code, with the variable to look at, and once when it ends (STORE-9)', async () => {
  const { failureOf, noteSuccess, isCoolingDown, lines, loggedCodes, close } = await newConnection()
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000)
  for (const code of ['ECONNREFUSED', 'ECONNREFUSED', '28P01', 'ECONNREFUSED']) failureOf(withCode(code))
  expect(isCoolingDown()).toBe(true)
  // Connections fail and succeed beside each other: seconds without a failure are its end.
  noteSuccess()
  failureOf(withCode('ECONNREFUSED'))
  now.mockReturnValue(6000)
  noteSuccess()
  noteSuccess()
  now.mockRestore()
  expect(loggedCodes()).toEqual(['ECONNREFUSED', '28P01'])
  expect(lines.map(([level]) => level)).toEqual(['error', 'error', 'info'])
  expect(String(lines[1]?.[2])).toContain('user and password in DATABASE_URL')
  await close()
})

test('a locked table is one line, and a fault of its own: the server responds all the while', async () => {
  const { failureOf, noteSuccess, slowness, lines, close } = await newConnection()
  const now = jest.spyOn(performance, 'now')
  for (const second of [8, 16, 24, 32, 40]) {
    now.mockReturnValue(second * 1000)
    failureOf(withCode('57014'))
    failureOf(new Error('Query read timeout'))
    noteSuccess()
    expect(slowness()).toBe('57014')
  }
  expect(lines).toHaveLength(1)
  expect(String(lines[0]?.[2])).toMatch(/^database: too slow: .*a table is locked/)
  now.mockReturnValue(61_000)
  noteSuccess()
  now.mockRestore()
  expect(lines.map(([level]) => level)).toEqual(['error', 'info'])
  await close()
})

test.each(['53100', '25006', '42501'])(
  'a refusal to write (%s) is an outage of its own: pages go on reading, and only a write ends it (STORE-9)',
  async (code) => {
    const { failureOf, noteSuccess, noteWrite, refusedWrite, isCoolingDown, loggedCodes, lines, close } =
      await newConnection()
    failureOf(withCode(code))
    noteSuccess()
    failureOf(withCode(code))
    expect(isCoolingDown()).toBe(false)
    expect(refusedWrite()).toBe(code)
    expect(loggedCodes()).toEqual([code])
    noteWrite()
    expect(refusedWrite()).toBeNull()
    expect(lines.at(-1)?.[0]).toBe('info')
    await close()
  },
)

test('more questions than connections are no outage: visitors are told to try again, pages go on (STORE-9)', async () => {
  const { failureOf, isCoolingDown, lines, close } = await newConnection()
  const full = new Error('timeout exceeded when trying to connect')
  expect(failureOf(full)).toMatchObject({ name: 'ServiceUnavailable' })
  expect(isCoolingDown()).toBe(false)
  expect(lines).toEqual([])
  await close()
})

test.each(['42P01', '3F000'])(
  'tables that are gone (%s) are made again by the next to ask (STORE-9)',
  async (code) => {
    const migrate = jest.fn(async () => [])
    const { prepare, failureOf, close } = await newConnection(migrate)
    await prepare()
    await prepare()
    expect(migrate).toHaveBeenCalledTimes(1)
    failureOf(withCode(code))
    await prepare()
    expect(migrate).toHaveBeenCalledTimes(2)
    await close()
  },
)

test('tables that cannot be brought up to date take the service away, and are logged once (STORE-9)', async () => {
  const { prepare, close, lines } = await newConnection(() => Promise.reject(new Error('step 3')))
  for (const _try of [1, 2]) await expect(prepare()).rejects.toMatchObject({ name: 'ServiceUnavailable' })
  expect(lines).toHaveLength(1)
  await close()
})

test('a user who may not make the tables takes the service away, and is logged once by its code', async () => {
  const { prepare, close, loggedCodes, isCoolingDown } = await newConnection(() =>
    Promise.reject(withCode('42501')),
  )
  for (const _try of [1, 2]) await expect(prepare()).rejects.toMatchObject({ name: 'ServiceUnavailable' })
  expect(loggedCodes()).toEqual(['42501'])
  expect(isCoolingDown()).toBe(true)
  await close()
})

test('an outage is known as one in every bundle of the site', async () => {
  jest.resetModules()
  const { ServiceUnavailable: ofOtherBundle } = await import('@/server/database/service-unavailable')
  expect(ofOtherBundle).not.toBe(ServiceUnavailable)
  expect(new ofOtherBundle()).toBeInstanceOf(ServiceUnavailable)
  expect(new Error('any')).not.toBeInstanceOf(ServiceUnavailable)
})
