import { muteConsole } from '@tests/factories/mute'
import { createCache, invalidate } from '@/server/content/cache/cache'

const setUp = (maxAge = 15_000) => {
  const clock = { now: 0 }
  const version = { current: 0 }
  const ask = jest.fn<Promise<string>, []>()
  const get = createCache(ask, { maxAge: () => maxAge, version, now: () => clock.now })
  return { clock, version, ask, get }
}

muteConsole('warn')

test('callers at the same time share one request', async () => {
  const { ask, get } = setUp()
  ask.mockResolvedValue('a')
  await expect(Promise.all([get(), get(), get()])).resolves.toEqual(['a', 'a', 'a'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an answer is kept for its time, then asked for anew', async () => {
  const { clock, ask, get } = setUp()
  ask.mockResolvedValueOnce('a').mockResolvedValueOnce('b')
  await get()
  clock.now = 14_999
  await expect(get()).resolves.toBe('a')
  clock.now = 15_000
  await expect(get()).resolves.toBe('b')
})

test('a failure leaves the last good answer in place, logs one line, and is not repeated at every call (FAULT-1)', async () => {
  const { clock, ask, get } = setUp()
  ask.mockResolvedValueOnce('good').mockRejectedValueOnce(new Error('outage')).mockResolvedValueOnce('new')
  await get()
  clock.now = 20_000
  await expect(get()).resolves.toBe('good')
  await expect(get()).resolves.toBe('good')
  expect(ask).toHaveBeenCalledTimes(2)
  expect(console.warn).toHaveBeenCalledTimes(1)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('outage'))
  clock.now = 35_000
  await expect(get()).resolves.toBe('new')
})

test('without any answer the failure is thrown, and the next call asks again', async () => {
  const { ask, get } = setUp()
  ask.mockRejectedValueOnce(new Error('outage')).mockResolvedValueOnce('a')
  await expect(get()).rejects.toThrow('outage')
  await expect(get()).resolves.toBe('a')
})

test('a failure before the first wait does not stick', async () => {
  const { ask, get } = setUp()
  ask.mockImplementationOnce(() => {
    throw new Error('at once')
  })
  ask.mockResolvedValueOnce('a')
  await expect(get()).rejects.toThrow('at once')
  await expect(get()).resolves.toBe('a')
})

test('after editors published, an answer is fetched anew, and a failure then is thrown', async () => {
  const { version, ask, get } = setUp()
  ask.mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('outage')).mockResolvedValueOnce('new')
  await get()
  invalidate(version)
  await expect(get()).rejects.toThrow('outage')
  await expect(get()).resolves.toBe('new')
})
