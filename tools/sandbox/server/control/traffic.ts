import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asString, isRecord } from '../content/guards'
import { sendError } from '../delivery/headers'
import { errorOfStatus, rateLimited } from '../errors'
import { Faults } from './faults'
import type { Service } from './service'
import { Stats } from './stats'

const DEFAULT_LIMIT = 55

/** A service's own errors for too many requests, and for being broken. */
export interface Refusals {
  limited: (request: FastifyRequest, reply: FastifyReply, seconds: number) => FastifyReply
  broken: (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply
}

const contentfulRefusals: Refusals = {
  limited: (request, reply, seconds) =>
    sendError(request, reply.header('X-Contentful-RateLimit-Reset', String(seconds)), rateLimited()),
  broken: (request, reply, status) => sendError(request, reply, errorOfStatus(status)),
}

/** Everything that is counted or made to fail. */
export class Traffic {
  readonly stats = new Stats()
  readonly faults = new Faults()
  /** Milliseconds by which a finished response is delayed. */
  readonly #delays = new WeakMap<FastifyRequest, number>()

  /** The limit that the APIs state in their headers. */
  readonly statedLimit = (): number => this.faults.perSecond || DEFAULT_LIMIT

  watch(
    app: FastifyInstance,
    serviceOf: (url: string) => Service,
    refusals: Refusals = contentfulRefusals,
  ): void {
    app.addHook('onRequest', async (request, reply) => {
      const service = serviceOf(request.url)
      if (service === 'delivery' || service === 'preview') this.stats.arrive()
      return this.#meet(service, request, reply, refusals)
    })
    app.addHook('onSend', async (request) => {
      const delay = this.#delays.get(request)
      if (delay !== undefined) await wait(delay)
    })
    app.addHook('onResponse', async (request, reply) => this.#count(serviceOf(request.url), request, reply))
  }

  async #meet(service: Service, request: FastifyRequest, reply: FastifyReply, refusals: Refusals) {
    const fault = this.faults.take(service, request.url)
    if (fault?.mode === 'silent') return reply.hijack()
    if (fault?.mode === 'cut') return void reply.hijack().raw.destroy()
    if (fault?.mode === 'limited') return refusals.limited(request, reply, fault.resetSeconds)
    if (fault?.mode === 'broken') return refusals.broken(request, reply, fault.status)
    if (fault?.mode === 'slow') await wait(fault.delayMs)
    if (fault?.mode === 'late') this.#delays.set(request, fault.delayMs)
    return this.faults.exceeds(service) ? refusals.limited(request, reply, 1) : undefined
  }

  #count(service: Service, request: FastifyRequest, reply: FastifyReply): void {
    const query = isRecord(request.query) ? request.query : {}
    this.stats.add({
      at: new Date().toISOString(),
      service,
      method: request.method,
      url: request.url.replace(/(access_token|x-algolia-api-key)=[^&]*/gi, '$1=…'),
      route: (request.routeOptions.url ?? 'none').replace(
        /^\/spaces\/:space(\/environments\/:environment)?(?=\/)/,
        '',
      ),
      contentType: asString(query.content_type) ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  }
}
