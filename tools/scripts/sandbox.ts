import { z } from 'zod'
import { runCommand } from './lib/command'
import { controlUrl, runningSandboxPorts } from './lib/sandbox'
import { loadSiteSetup, SetupError } from './lib/site-env'

/**
 * `npm run sandbox -- publish ID`, `-- find WORDS`: an editor's actions, in the running sandbox. `-- outage`: each of its services
 * fails, until `-- recover`.
 */
const DONE: Record<string, string> = {
  publish: 'Publicada',
  unpublish: 'Despublicada',
  draft: 'Alterada em rascunho',
  archive: 'Arquivada',
  unarchive: 'Desarquivada',
  delete: 'Excluída',
}
const OF_SERVICES: Record<string, { path: string; body: object; done: string }> = {
  outage: { path: 'faults', body: { service: 'all', mode: 'broken' }, done: 'Todos os serviços falham.' },
  recover: { path: 'faults/reset', body: {}, done: 'Todos os serviços respondem.' },
}
const USAGE = `Uso: npm run sandbox -- ${Object.keys(DONE).join('|')} ID, find PALAVRAS para achar o ID, ou ${Object.keys(OF_SERVICES).join('|')}`

const fieldError = z.object({ name: z.string(), path: z.array(z.string()).optional() }).loose()
const failure = z.object({
  message: z.string(),
  details: z
    .object({ errors: z.array(fieldError) })
    .partial()
    .optional(),
})
const found = z.array(z.object({ id: z.string(), type: z.string(), title: z.string(), state: z.string() }))

/** Contentful's words for a refusal, with the fields that it names. */
const reasonOf = async (reply: Response): Promise<string> => {
  const parsed = failure.safeParse(await reply.json().catch(() => null))
  if (!parsed.success) return String(reply.status)
  const { message, details } = parsed.data
  const fields = (details?.errors ?? []).map(({ name, path = [] }) => `${path[1] ?? '-'}: ${name}`)
  return [message, ...fields].join('; ')
}

await runCommand(async () => {
  const [order = '', ...words] = process.argv.slice(2)
  const text = words.join(' ')
  const ofServices = OF_SERVICES[order]
  const isKnown = ofServices !== undefined || ((order === 'find' || order in DONE) && text !== '')
  if (!isKnown) throw new SetupError(USAGE)
  const { sandboxBase } = loadSiteSetup('production', await runningSandboxPorts())
  if (sandboxBase === null)
    throw new SetupError('CONTENTFUL_SPACE_ID names a real space: edit it in Contentful.')
  const control = controlUrl(sandboxBase)
  const send = (path: string, options?: RequestInit): Promise<Response> =>
    fetch(`${control}control/${path}`, options).catch(() => {
      throw new SetupError(`No sandbox responds at ${control}: start one with npm start or npm run dev.`)
    })
  if (order === 'find') {
    const entries = found.parse(await (await send(`entries?texto=${encodeURIComponent(text)}`)).json())
    for (const { id, type, title, state } of entries) console.log(`${id}  ${type}: ${title} (${state})`)
    if (entries.length === 0) console.log('Nenhuma entrada com estas palavras.')
    return
  }
  const post = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  if (ofServices) {
    const reply = await post(ofServices.path, ofServices.body)
    if (!reply.ok) throw new SetupError(`Recusada: ${await reasonOf(reply)}`)
    console.log(ofServices.done)
    return
  }
  const reply = await post(`desk/${encodeURIComponent(text)}`, { order })
  if (!reply.ok) throw new SetupError(`Recusada: ${text}. ${await reasonOf(reply)}`)
  console.log(`${DONE[order]}: ${text}.`)
})
