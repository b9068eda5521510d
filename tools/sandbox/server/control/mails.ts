import type { Mailbox } from '@sandbox/mailbox/mailbox'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors'
import { mailPage } from './mail-page'

interface Query {
  Querystring: { to?: string; address?: string }
}

interface ById {
  Params: { id: string }
}

/**
 * The mailbox: `GET /control/mails?to=` lists mails, oldest first; `DELETE /control/mails?address=` deletes those that name
 * an address, or all; `/mails/{id}` shows one.
 */
export function mailRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<Query>('/control/mails', ({ query }) => mailbox.list(query.to))
  app.delete<Query>('/control/mails', ({ query }) => ({ removed: mailbox.remove(query.address) }))
  app.get<ById>('/mails/:id', ({ params }, reply) => {
    const mail = mailbox.find(Number(params.id))
    if (mail === undefined) throw notFound()
    return reply.type('text/html; charset=utf-8').send(mailPage(mail))
  })
}
