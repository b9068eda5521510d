import { connectPatiently } from '@/server/database/pool'
import { endsWithin } from '@/shared/utils/own-stalls'

/** Milliseconds: more than counts as a stall. */
const STOOD_STILL = 700

const standStill = (): void => {
  const until = performance.now() + STOOD_STILL
  while (performance.now() < until);
}

const timeout = (): Error => new Error('Connection terminated due to connection timeout')

/** Connects with these outcomes, one after the other. */
const connecting = (...outcomes: (() => string)[]) => {
  const left = [...outcomes]
  const attempt = async (): Promise<string> => {
    await Promise.resolve()
    return (left.shift() ?? fail)()
  }
  return { attempt, left }
}
const fail = (): never => {
  throw timeout()
}
const stallAndFail = (): never => {
  standStill()
  throw timeout()
}
const connect = (): string => 'connected'

test('STORE-10: a database is not away because this process stood still while it connected', async () => {
  const { attempt } = connecting(stallAndFail, connect)
  await expect(connectPatiently(attempt)).resolves.toBe('connected')
})

test('STORE-10: a database that does not answer while this process runs is away at once', async () => {
  const { attempt, left } = connecting(fail, connect)
  await expect(connectPatiently(attempt)).rejects.toThrow('connection timeout')
  expect(left).toEqual([connect])
})

test('STORE-10: a database that refuses is away at once, whatever this process did', async () => {
  const refuse = (): never => {
    standStill()
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  }
  const { attempt, left } = connecting(refuse, connect)
  await expect(connectPatiently(attempt)).rejects.toThrow('refused')
  expect(left).toEqual([connect])
})

test('STORE-10: a database that never answers is away in the end, however often this process stands still', async () => {
  const { attempt, left } = connecting(stallAndFail, stallAndFail, stallAndFail, connect)
  await expect(connectPatiently(attempt)).rejects.toThrow('connection timeout')
  expect(left).toEqual([connect])
})

test('STORE-10: an answer that arrived while this process stood still is in time', async () => {
  const answer = new Promise((resolve) => {
    setTimeout(resolve, 5)
  })
  const isInTime = endsWithin(answer, 1)
  standStill()
  await expect(isInTime).resolves.toBe(true)
})

test('STORE-10: a service that does not answer is not waited for', async () => {
  await expect(endsWithin(new Promise(() => undefined), 1)).resolves.toBe(false)
})
