import type { IncomingHttpHeaders } from 'node:http'
import { isHere } from '@sandbox/server/control/this-machine'
import type { FastifyInstance } from 'fastify'

/** Where a desk's pages may take parts from besides itself. */
export interface Neighbors {
  site: string
  images: string
}

/**
 * Headers of every response. Frames get the desk's origin as referrer, which is how the framed page identifies it in Firefox.
 */
const headersFor = ({ site, images }: Neighbors): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    `img-src 'self' ${images}`,
    `frame-src 'self' ${site}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
})

const NOT_OWN = 'Só as páginas da mesa podem pedir isto.'

/** Why a request is refused; null where it is the desk's own. */
export function refusalOf(host: string | undefined, origin: string | undefined): string | null {
  if (!isHere(`http://${host ?? ''}`)) return 'Este endereço não é desta máquina.'
  // Other pages of this machine, such as the framed site, are foreign, too.
  return origin === undefined || origin === `http://${host}` ? null : NOT_OWN
}

/** Whether another page sent the request without its origin: a frame, a picture, a script. Links to the desk are allowed. */
const isForeign = (headers: IncomingHttpHeaders): boolean => {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': target } = headers
  return site !== 'none' && site !== 'same-origin' && target !== 'document'
}

/** Serves only the desk's own pages: refuses requests of foreign pages and hosts. */
export function forOwnPagesOnly(app: FastifyInstance, neighbors: Neighbors): void {
  const own = headersFor(neighbors)
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers(own)
    const refusal = refusalOf(headers.host, headers.origin)
    if (refusal !== null || isForeign(headers)) return reply.code(403).send({ error: refusal ?? NOT_OWN })
  })
}
