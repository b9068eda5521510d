import { seldom } from '@/server/start/service-health'

test('what costs money is asked for seldom while it is well, and often until it is mended', async () => {
  let now = 0
  let fault: string | null = 'broken'
  const look = jest.fn(async () => fault)
  const check = seldom(look, { well: 1000, ill: 10 }, () => now)
  await Promise.all([check(), check()])
  expect(await check()).toBe('broken')
  expect(look).toHaveBeenCalledTimes(1)
  fault = null
  now = 10
  expect(await check()).toBeNull()
  now = 1009
  await check()
  expect(look).toHaveBeenCalledTimes(2)
  now = 1010
  await check()
  expect(look).toHaveBeenCalledTimes(3)
})

test('a look that fails is not kept', async () => {
  const look = jest
    .fn<Promise<string | null>, []>()
    .mockRejectedValueOnce(new Error('any'))
    .mockResolvedValue(null)
  const check = seldom(look, { well: 1000, ill: 10 }, () => 0)
  await expect(check()).rejects.toThrow('any')
  expect(await check()).toBeNull()
})
