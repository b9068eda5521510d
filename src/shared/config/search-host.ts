/** Options of Algolia's clients for an origin; null for Algolia's own hosts. @param tries of each request */
export function searchHosts(origin: string | null, tries = 1) {
  if (origin === null) return {}
  const { protocol, hostname, port } = new URL(origin)
  const host = {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
    ...(port !== '' && { port: Number(port) }),
  }
  return { hosts: Array.from({ length: tries }, () => host) }
}
