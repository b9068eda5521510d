import type { ControlContext } from './context'
import { document, escaped, sentenceForm, table } from './html'
import { mailList } from './mail-page'

const SHOWN_REQUESTS = 25
const SHOWN_CALLS = 10

const TESTER = `<h2>Testar a busca</h2>
<p>O que a busca entende de uma frase, que orientação mostra e que produtos retém.</p>
${sentenceForm()}
`

/** The page at the control address: services, faults, latest requests and the mailbox. */
export function controlPage({
  traffic,
  services,
  store,
  webhooks,
  mailbox,
  searchTester,
}: ControlContext): string {
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
  const links = services().map(({ name, url }) =>
    url.startsWith('http')
      ? `<li>${escaped(name)}: <a href="${url}">${url}</a></li>`
      : `<li>${escaped(name)}: <code>${url}</code></li>`,
  )
  return document(
    'Painel da sandbox',
    `<h1>Painel da sandbox</h1>
<h2>Serviços</h2>
<p>Espaço ${escaped(store.context.spaceId)}: ${store.view('delivery').list('Entry').length} entradas publicadas.</p>
<ul>${links.join('')}</ul>
${searchTester ? TESTER : ''}<h2 id="caixa">Caixa de entrada</h2>
${mailList(mailbox.list())}
<h2>Falhas simuladas</h2>
${table('Falhas ativas', ['Serviço', 'Modo', 'Endereço', 'Vezes'], faults, 'Nenhuma falha ativa: todos os serviços respondem normalmente.')}
<h2>Pedidos</h2>
<p>${report.total} pedidos desde ${report.since}; no máximo ${report.maxPerSecond} por segundo.</p>
${table('Últimos pedidos', ['Hora (UTC)', 'Serviço', 'Status', 'Tempo', 'Endereço'], requests, 'Ainda não houve pedidos.')}
<h2>Webhooks</h2>
${table('Últimos webhooks', ['Hora (UTC)', 'Tópico', 'Entrada', 'Status', 'Tentativas'], calls, 'Nenhum webhook enviado.')}`,
  )
}
