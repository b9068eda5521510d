import type { SpaceExport } from '@sandbox/export-format'
import type { Answer } from '@tests/unit/server/content/support/fake-service'
import { serveSpace } from '@tests/unit/server/content/support/serve-space'

const isCollection = (body: unknown): body is { items: { sys: { id: string } }[] } =>
  typeof body === 'object' && body !== null && 'items' in body

/** As `serveSpace`, and questions for entries by their ids. */
export const serveById = (space: SpaceExport): Answer => {
  const answer = serveSpace(space)
  return (call) => {
    const ids = call.query.get('sys.id[in]')?.split(',')
    const reply = answer(call)
    if (!ids || typeof reply === 'string' || !isCollection(reply.body)) return reply
    const items = reply.body.items.filter(({ sys }) => ids.includes(sys.id))
    return { ...reply, body: { ...reply.body, items, total: items.length } }
  }
}
