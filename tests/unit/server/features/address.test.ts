import type { IncomingMessage } from 'node:http'
import { addressOf, visitorAddress } from '@/server/protection/address'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:CB00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, visitor) => {
  expect(visitorAddress(address)).toBe(visitor)
})

test('without trusted proxies what a visitor claims counts for nothing', () => {
  expect(addressOf(request('203.0.113.9', '198.51.100.1'), [])).toBe('203.0.113.9')
})

test('behind a number of proxies the address is read that far from the right', () => {
  expect(addressOf(request('10.0.0.1', '6.6.6.6, 198.51.100.1'), ['1'])).toBe('198.51.100.1')
  expect(addressOf(request('10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2'), ['2'])).toBe('198.51.100.1')
  expect(addressOf(request('10.0.0.1'), ['1'])).toBe('10.0.0.1')
})

test('behind proxies of known networks the first address outside of them counts', () => {
  const networks = ['10.0.0.0/8', 'fd00::/8']
  expect(addressOf(request('::ffff:10.0.0.1', '6.6.6.6, 198.51.100.1, fd00::7'), networks)).toBe(
    '198.51.100.1',
  )
  expect(addressOf(request('198.51.100.1', '6.6.6.6'), networks)).toBe('198.51.100.1')
  expect(addressOf(request('10.0.0.1', 'unknown, 10.0.0.5'), networks)).toBe('10.0.0.5')
})

test('a proxy that names the port as well does not let what a visitor claims count', () => {
  for (const named of ['198.51.100.1:50123', '[::ffff:198.51.100.1]:50123', '[::ffff:198.51.100.1]'])
    expect(addressOf(request('10.0.0.1', `6.6.6.6, ${named}`), ['1'])).toBe('198.51.100.1')
})
