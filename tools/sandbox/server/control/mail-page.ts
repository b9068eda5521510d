import type { ReceivedMail } from '@sandbox/mailbox/mailbox'
import { document, escaped } from './html'

const SHOWN_MAILS = 50

const written = ({ name, address }: { name: string; address: string }): string =>
  name === '' ? address : `${name} <${address}>`

const row = ({ id, at, subject, from, recipients }: ReceivedMail): string => {
  const people = `${escaped(written(from))} para ${escaped(recipients.join(', '))}`
  const when = `<time datetime="${at}">${at.slice(11, 19)} UTC</time>`
  return `<li><a href="/mails/${id}"><strong>${escaped(subject)}</strong><span>${people}</span><span>${when}</span></a></li>`
}

/** The latest mails, newest first. */
export function mailList(mails: ReceivedMail[]): string {
  if (mails.length === 0) return '<p>Nenhuma mensagem recebida.</p>'
  return `<ul class="mails">${mails.slice(-SHOWN_MAILS).reverse().map(row).join('')}</ul>`
}

/** Links of a mail open beside it; its scripts, if it had any, do not run. */
const frame = (html: string): string => {
  const inside = html.replace(/<head>/i, '<head><base target="_blank">')
  return `<iframe title="Mensagem" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(inside)}" onload="this.style.height=this.contentDocument.documentElement.scrollHeight+2+'px'"></iframe>`
}

/** One mail: as a mail program shows it, as text, and its headers. */
export function mailPage({
  at,
  subject,
  from,
  to,
  replyTo,
  recipients,
  html,
  text,
  headers,
}: ReceivedMail): string {
  const facts = [
    ['De', written(from)],
    ['Para', to.map(written).join(', ')],
    ['Entregue a', recipients.join(', ')],
    ...(replyTo.length > 0 ? [['Responder a', replyTo.map(written).join(', ')]] : []),
    ['Recebida', `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`],
  ]
  const list = facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')
  const raw = headers.map(({ key, value }) => `${key}: ${value}`).join('\n')
  return document(
    subject,
    `<p><a href="/#caixa">Caixa de entrada</a></p>
<h1>${escaped(subject)}</h1>
<dl class="mail">${list}</dl>
${html === '' ? '' : frame(html)}
<details${html === '' ? ' open' : ''}><summary>Versão em texto</summary><pre>${escaped(text)}</pre></details>
<details><summary>Cabeçalhos</summary><pre>${escaped(raw)}</pre></details>`,
  )
}
