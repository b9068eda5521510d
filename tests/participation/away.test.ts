/** @jest-environment node */
import { database, inTransaction, ServiceAway, withDatabase } from '@/participation/database/database'
import { pingDatabase } from '@/participation/database/ping'
import { awayReason, isAway } from '@/participation/database/service-away'
import { TEST_ENV } from './support/database'

/** No database at all. */
beforeAll(() => void Object.assign(process.env, TEST_ENV, { DATABASE_URL: '' }))

test('without DATABASE_URL everything that asks is told that the service is away', async () => {
  expect(() => database()).toThrow(ServiceAway)
  await expect(withDatabase(async () => 1)).rejects.toThrow(ServiceAway)
  await expect(inTransaction(async () => 1)).rejects.toThrow(ServiceAway)
  await expect(pingDatabase(1000)).rejects.toThrow(ServiceAway)
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
])('%s is an outage', (_name, error) => {
  expect(isAway(error)).toBe(true)
  expect(awayReason(error)).not.toContain('any')
})

test.each([
  ['a taken name', withCode('23505')],
  ['a missing table', withCode('42P01')],
  ['a sign that no text may hold', withCode('22021')],
  ['a fault of the site', new TypeError('undefined is not a function')],
  ['something that is no error', 'ECONNREFUSED'],
])('%s is no outage', (_name, error) => {
  expect(isAway(error)).toBe(false)
})

test('tables that cannot be brought up to date take the service away, and are told of once', async () => {
  jest.resetModules()
  jest.doMock('@/participation/database/migrate', () => ({
    migrate: () => Promise.reject(new Error('step 3')),
  }))
  const { createConnection } = await import('@/participation/database/connection')
  const { logger } = await import('@/logging/logger')
  const told = jest.spyOn(logger, 'error').mockImplementation(() => undefined)
  const { prepare, close } = createConnection('postgres://localhost:1/none')
  for (const _try of [1, 2]) await expect(prepare()).rejects.toMatchObject({ name: 'ServiceAway' })
  expect(told).toHaveBeenCalledTimes(1)
  await close()
})

test('an outage is known as one in every bundle of the site', async () => {
  jest.resetModules()
  const { ServiceAway: ofOtherBundle } = await import('@/participation/database/service-away')
  expect(ofOtherBundle).not.toBe(ServiceAway)
  expect(new ofOtherBundle()).toBeInstanceOf(ServiceAway)
  expect(new Error('any')).not.toBeInstanceOf(ServiceAway)
})
