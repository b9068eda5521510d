import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Eight groups of an IPv6 address in canonical form; else null. */
const groupsOf = (address: string): number[] | null => {
  if (isIP(address) !== 6) return null
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const parse = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const start = parse(head)
  const end = tail === undefined ? [] : parse(tail)
  return [...start, ...new Array<number>(8 - start.length - end.length).fill(0), ...end]
}

const MAPPED = 0xffff

/** One visitor: an IPv4 address, or the first half of an IPv6 address: a household gets the second half. */
export function visitorAddress(address: string): string {
  const groups = groupsOf(address)
  if (!groups) return address
  const [high = 0, low = 0] = groups.slice(6)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === MAPPED)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

const unmapped = (address: string): string => {
  const whole = visitorAddress(address)
  return isIP(whole) === 4 ? whole : address
}

/** Some proxies add the port. Ignoring their entry would use the one to its left, which visitors write. */
const withoutPort = (part: string): string =>
  part
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')

/** Of a closed connection. */
const NOWHERE = '0.0.0.0'

const trustedBy = (proxies: readonly string[]): ((address: string, hops: number) => boolean) => {
  const [first = ''] = proxies
  if (/^\d+$/.test(first)) return (_address, hops) => hops < Number(first)
  const list = new BlockList()
  for (const range of proxies) {
    const [net = '', bits] = range.split('/')
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(net, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/** A request's address, from the right: visitors prepend. @param trustedProxies their number (`['1']`) or networks */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: readonly string[],
): string {
  const own = socket.remoteAddress ?? NOWHERE
  if (trustedProxies.length === 0) return visitorAddress(own)
  const isTrusted = trustedBy(trustedProxies)
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(withoutPort)
    .filter((part) => isIP(part) !== 0)
  const chain = [...named, own].reverse()
  const found = chain.findIndex((address, hops) => !isTrusted(unmapped(address), hops))
  return visitorAddress(chain[found === -1 ? chain.length - 1 : found] ?? own)
}
