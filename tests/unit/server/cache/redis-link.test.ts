import { createServer } from 'node:net'
import { createRedisLink } from '@/server/cache/redis-link'
import { logger } from '@/server/log/logger'

test('STORE-10: each reason why Redis is away is one line, so that a wrong password is seen after a lost connection', async () => {
  const lines: string[] = []
  jest.spyOn(logger, 'warn').mockImplementation((text: unknown) => void lines.push(String(text)))
  let connections = 0
  let tellFourth = (): void => undefined
  const fourth = new Promise<void>((resolve) => {
    tellFourth = resolve
  })
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined)
    if (connections === 1) socket.destroy()
    else socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair\r\n'))
    if (connections === 4) tellFourth()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const link = createRedisLink(`redis://:any@127.0.0.1:${address.port}`)
  await fourth
  link.close()
  server.close()
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/Redis is away.*WRONGPASS/)
})
