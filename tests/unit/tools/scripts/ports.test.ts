import { createServer, type Server } from 'node:net'
import {
  choosePorts,
  isPortFree,
  type PortUse,
  SANDBOX_PORTS,
  TEST_PORTS,
} from '../../../../tools/scripts/lib/ports'
import { SetupError } from '../../../../tools/scripts/lib/site-env'

const open: Server[] = []

const take = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    open.push(server)
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })

let said: string[]

beforeEach(() => {
  said = []
  jest.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
})

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
  jest.restoreAllMocks()
})

/** The whole search lies above a port that the system has just handed out. */
const useFrom = (usual: number, needs = [0]): PortUse => ({
  what: 'The site',
  variable: 'SOME_PORT',
  usual,
  step: 10,
  needs,
})

/** The first port, of a few, from which a block of ports is free. */
const freeBlock = async (): Promise<number> => {
  const port = await take(0)
  const first = port > 60_000 ? port - 5000 : port + 1
  const areFree = await Promise.all([...Array(30).keys()].map((distance) => isPortFree(first + distance)))
  return areFree.every(Boolean) ? first : freeBlock()
}

test('the usual port is used where nobody listens, without a word', async () => {
  const usual = await freeBlock()
  expect(await choosePorts({}, [useFrom(usual)])).toEqual({ SOME_PORT: String(usual) })
  expect(said).toEqual([])
})

test('where the usual port is taken, the next free one is used and told', async () => {
  const usual = await freeBlock()
  await take(usual)
  expect(await choosePorts({ SOME_PORT: '' }, [useFrom(usual)])).toEqual({ SOME_PORT: String(usual + 10) })
  expect(said.join()).toContain(`The site takes port ${usual + 10}`)
})

test('a block of ports is free when all of it is', async () => {
  const usual = await freeBlock()
  await take(usual + 3)
  expect(await choosePorts({}, [useFrom(usual, [0, 1, 2, 3])])).toEqual({ SOME_PORT: String(usual + 10) })
})

test('a port that the environment names is used, or refused by its number and variable', async () => {
  const usual = await freeBlock()
  const named = { SOME_PORT: String(usual + 1) }
  expect(await choosePorts(named, [useFrom(usual)])).toEqual(named)
  await take(usual + 1)
  const refused = choosePorts(named, [useFrom(usual)])
  await expect(refused).rejects.toThrow(SetupError)
  await expect(refused).rejects.toThrow(`Port ${usual + 1} is taken`)
  await expect(refused).rejects.toThrow('SOME_PORT=')
})

test('what is no port number is refused by its variable', async () => {
  await expect(choosePorts({ SOME_PORT: 'abc' }, [useFrom(5000)])).rejects.toThrow('SOME_PORT: "abc"')
})

test.each(TEST_PORTS)('$what of the tests moves on where a port of their second is taken', async (use) => {
  const usual = await freeBlock()
  await take(usual + Math.max(...use.needs))
  const chosen = await choosePorts({}, [{ ...use, usual }])
  // The next block, unless something else on this machine has a port of it.
  const moved = Number(chosen[use.variable]) - usual
  expect([moved > 0, moved % use.step]).toEqual([true, 0])
})

test("the sandbox's block reaches from the delivery API to the mail server (SANDBOX-1)", () => {
  expect(Object.values(SANDBOX_PORTS)).toEqual([0, 1, 2, 3, 4, 5])
})

test('ports at which browsers open no page are passed over, and refused by their number where the environment names them', async () => {
  const { SOME_PORT } = await choosePorts({}, [useFrom(6665)])
  expect(Number(SOME_PORT)).toBeGreaterThan(6665)
  await expect(choosePorts({ SOME_PORT: '4190' }, [useFrom(4180)])).rejects.toThrow(
    'Port 4190 is refused by browsers',
  )
})
