import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { LOCALE } from '@/shared/config/site'
import type { Files } from './bundle'
import { entryRoutes } from './entries'
import { forOwnPagesOnly, type Neighbors } from './own-origin'
import { pageFactsOf } from './pages-of'
import type { Releases } from './releases'
import { fieldValue } from './rows'
import type { SandboxClient } from './sandbox'
import { toolRoutes } from './tools'

export interface DeskParts {
  sandbox: SandboxClient
  neighbors: Neighbors
  /** PREVIEW_SECRET of the site: it never reaches the desk's pages. */
  previewSecret: string
  files: Files
  releases: Releases
}

const PAGE = `<!doctype html>
<html lang="${LOCALE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mesa</title><link rel="stylesheet" href="/desk.css"></head>
<body><div id="desk"></div><noscript>A mesa precisa de JavaScript.</noscript><script src="/desk.js"></script></body>
</html>
`

const FONT = /^figtree-[a-z]+\.woff2$/

/** The site's address that turns drafts on and leads to a page. */
const previewAddress = async ({ sandbox, neighbors, previewSecret }: DeskParts, id: string) => {
  const entry = (await sandbox.space()).entries.find(({ sys }) => sys.id === id)
  const facts = entry ? pageFactsOf(entry) : null
  if (!entry || !facts || neighbors.site === '') return null
  const slug = facts.path ?? fieldValue(entry, 'slug') ?? ''
  const query = new URLSearchParams({
    secret: previewSecret,
    slug: String(slug) || (facts.path === '' ? 'home' : ''),
    id,
  })
  return `${neighbors.site}/api/preview/?${query}`
}

/** The desk's server: its page, which is the same for all addresses, what that loads, and its routes. */
export function deskServer(parts: DeskParts): FastifyInstance {
  const { sandbox, neighbors, files, releases } = parts
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 4_000_000 })
  forOwnPagesOnly(app, neighbors)
  entryRoutes(app, sandbox, neighbors.images)
  toolRoutes(app, sandbox, releases)
  for (const [address, { type, text }] of files)
    app.get(address, (_request, reply) => reply.type(type).send(text))
  app.get<{ Params: { file: string } }>('/fonts/:file', async ({ params: { file } }, reply) =>
    FONT.test(file)
      ? reply.type('font/woff2').send(await readFile(path.resolve('public/fonts', file)))
      : reply.code(404).send(),
  )
  app.get<{ Params: { id: string } }>('/previa/:id', async ({ params }, reply) => {
    const address = await previewAddress(parts, params.id)
    return address === null ? reply.code(404).send() : reply.redirect(address, 302)
  })
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && !request.url.startsWith('/api/')
      ? reply.type('text/html; charset=utf-8').send(PAGE)
      : reply.code(404).send({ refusals: [] }),
  )
  return app
}
