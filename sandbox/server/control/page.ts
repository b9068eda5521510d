import type { ControlContext } from './routes'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const table = (caption: string, heads: string[], rows: string[][], empty: string): string => {
  if (rows.length === 0) return `<p>${empty}</p>`
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#1b2a3a}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #c5ced8;overflow-wrap:anywhere}a{color:#0b5394}`

const SHOWN_REQUESTS = 25
const SHOWN_CALLS = 10

/** The page at the control address: services, faults, latest requests and the mailbox. */
export function controlPage({ traffic, services, store, webhooks }: ControlContext): string {
  const report = traffic.stats.report()
  const faults = traffic.faults.list.map(({ service, mode, match, times }) => [
    service,
    mode,
    match ?? 'todos os endereços',
    times === undefined ? 'sempre' : `${times}`,
  ])
  const requests = traffic.stats.requests
    .slice(-SHOWN_REQUESTS)
    .reverse()
    .map(({ at, service, status, ms, url }) => [at.slice(11, 23), service, `${status}`, `${ms} ms`, url])
  const calls = webhooks.calls
    .slice(-SHOWN_CALLS)
    .reverse()
    .map(({ at, topic, id, status, attempts }) => [
      at.slice(11, 23),
      topic,
      id,
      status === null ? 'sem resposta' : `${status}`,
      `${attempts}`,
    ])
  const links = services().map(({ name, url }) => `<li>${escaped(name)}: <a href="${url}">${url}</a></li>`)
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Painel da sandbox</title><style>${STYLE}</style></head>
<body><main>
<h1>Painel da sandbox</h1>
<h2>Serviços</h2>
<p>Espaço ${escaped(store.context.spaceId)}: ${store.view('delivery').list('Entry').length} entradas publicadas.</p>
<ul>${links.join('')}</ul>
<h2>Falhas simuladas</h2>
${table('Falhas ativas', ['Serviço', 'Modo', 'Endereço', 'Vezes'], faults, 'Nenhuma falha ativa: todos os serviços respondem normalmente.')}
<h2>Pedidos</h2>
<p>${report.total} pedidos desde ${report.since}; no máximo ${report.maxPerSecond} por segundo.</p>
${table('Últimos pedidos', ['Hora (UTC)', 'Serviço', 'Status', 'Tempo', 'Endereço'], requests, 'Ainda não houve pedidos.')}
<h2>Webhooks</h2>
${table('Últimos webhooks', ['Hora (UTC)', 'Tópico', 'Entrada', 'Status', 'Tentativas'], calls, 'Nenhum webhook enviado.')}
<h2>Caixa de entrada</h2>
<p>Nenhuma mensagem recebida.</p>
</main></body>
</html>
`
}
