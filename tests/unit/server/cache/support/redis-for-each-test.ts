import { setEnvironment } from '../../content/support/environment'
import { type RedisServer, redisServer } from './redis-server'

/** A Redis for each test of a suite of instances that have no content service, whose log says nothing. @returns that of the test */
export const redisForEachTest = (): (() => RedisServer) => {
  let redis: RedisServer
  beforeEach(async () => {
    setEnvironment('localhost:1')
    for (const level of ['warn', 'info', 'debug'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined)
    redis = await redisServer()
    await redis.start()
  })
  afterEach(() => {
    redis.thaw()
    return redis.kill()
  })
  return () => redis
}
