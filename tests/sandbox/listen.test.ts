import { networkInterfaces } from 'node:os'
import { createSandbox } from '@sandbox/server/sandbox'
import { forSuite } from '@tests/factories/for-suite'
import { zoo } from './fixture'

const TOKENS = { deliveryToken: 'cda-key', previewToken: 'cpa-key' }
const sandbox = forSuite(
  () => createSandbox({ space: zoo(), portBase: 0, ...TOKENS }),
  (made) => made.close(),
)

const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
)
const hosts = ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]

test.each(hosts)('all services answer at http://%s (SANDBOX-1)', async (host) => {
  const get = async (port: number, path: string) => (await fetch(`http://${host}:${port}${path}`)).status
  const { delivery, preview, control } = sandbox.ports
  expect(await get(delivery, `/spaces/zoo/entries?access_token=${TOKENS.deliveryToken}`)).toBe(200)
  expect(await get(preview, `/spaces/zoo/entries?access_token=${TOKENS.previewToken}`)).toBe(200)
  expect(await get(control, '/control/stats')).toBe(200)
})

test('the tokens given are the only ones', async () => {
  const get = async (token: string) =>
    (await fetch(`${sandbox.urls.delivery}/spaces/zoo/entries?access_token=${token}`)).status
  expect(await get('sandbox-delivery-token')).toBe(401)
  expect(await get(TOKENS.previewToken)).toBe(401)
})

test('a closed sandbox leaves its ports (SANDBOX-1)', async () => {
  const first = await createSandbox({ space: zoo(), portBase: 0 })
  const { control } = first.ports
  await first.close()
  for (const host of hosts) await expect(fetch(`http://${host}:${control}/`)).rejects.toThrow()
})
