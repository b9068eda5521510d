import { lookValue } from '@/shared/config/look'
import { LOCALE } from '@/shared/config/site'
import type { Mail, MailLayout, MailPart } from './types'

/** The look's colors, for inline styles. */
const color = {
  dark: lookValue('deep-900'),
  strong: lookValue('deep-700'),
  tint: lookValue('tint-300'),
  softTint: lookValue('tint-100'),
  ice: lookValue('ice-50'),
  action: lookValue('warm-600'),
  muted: lookValue('soft-600'),
  line: lookValue('line'),
  white: lookValue('white'),
} as const
/** Mail programs know pixels alone. */
const RADIUS = lookValue('radius-full').replace(/([\d.]+)rem/, (_, size) => `${16 * Number(size)}px`)

/** Escapes text for HTML elements and quoted attributes. Invalid characters are removed. */
const e = (text: string): string =>
  text
    .replace(/\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const withBreaks = (text: string): string => e(text).replace(/\r\n?|\n/g, '<br>')

// Mail programs support tables, attributes and inline styles. Readable without them, and at 320 pixels.
const FONT = `font-family:${lookValue('mail-font').replaceAll('"', "'")}`
const TEXT = `${FONT};font-size:17px;line-height:27px;color:${color.dark}`
const SMALL = `${FONT};font-size:14px;line-height:22px;color:${color.muted}`

const paragraph = (html: string, style = TEXT): string => `<p style="margin:0 0 18px;${style}">${html}</p>`

const table = (attributes: string, inner: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${inner}</table>`

const factRow = ({ name, value }: { name: string; value: string }, index: number): string => {
  const line = index === 0 ? '' : `border-top:1px solid ${color.line};`
  return (
    `<tr><td style="${line}padding:12px 0"><span style="${SMALL}">${e(name)}</span><br>` +
    `<span style="${TEXT};font-weight:bold;word-break:break-word">${withBreaks(value)}</span></td></tr>`
  )
}

const partHtml = (part: MailPart): string => {
  if (typeof part === 'string') return paragraph(withBreaks(part))
  if ('facts' in part) {
    const box = `background:${color.ice};border:1px solid ${color.line};border-radius:12px;padding:6px 20px`
    const rows = table('width="100%"', part.facts.map(factRow).join(''))
    return table('width="100%" style="margin:0 0 20px"', `<tr><td style="${box}">${rows}</td></tr>`)
  }
  if ('list' in part) {
    const items = part.list.map((item) => `<li style="margin:0 0 8px">${e(item)}</li>`).join('')
    return `<ul style="margin:0 0 18px;padding:0 0 0 22px;${TEXT}">${items}</ul>`
  }
  const style = `border-left:4px solid ${color.tint};padding:2px 0 2px 18px;${TEXT};word-break:break-word`
  return table(
    'width="100%" style="margin:0 0 20px"',
    `<tr><td style="${style}">${withBreaks(part.quote)}</td></tr>`,
  )
}

const actionHtml = ({ text, href }: NonNullable<Mail['action']>, hint: string): string => {
  const link = `display:inline-block;padding:15px 30px;${FONT};font-size:17px;line-height:22px;font-weight:bold;color:${color.white};text-decoration:none`
  const button = table(
    'style="margin:8px 0 20px"',
    `<tr><td bgcolor="${color.action}" style="border-radius:${RADIUS};background:${color.action}"><a href="${e(href)}" style="${link}">${e(text)}</a></td></tr>`,
  )
  const address = `<a href="${e(href)}" style="color:${color.strong};word-break:break-all">${e(href)}</a>`
  return button + paragraph(`${e(hint)}<br>${address}`, SMALL)
}

const previewOf = ({ preview, parts }: Mail): string => {
  const first = preview ?? parts.find((part) => typeof part === 'string') ?? ''
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${e(first)}</div>`
}

const STYLE =
  '@media (max-width:620px){.card{padding:28px 22px !important}.head,.foot{padding-left:22px !important;padding-right:22px !important}' +
  '.shell{padding:0 !important}.frame{border-radius:0 !important;border-width:0 !important}}'

export function htmlOf(mail: Mail, { brand, site, linkHint, automatic }: MailLayout): string {
  const { subject, heading = subject, parts, action, note } = mail
  const head = `<td class="head" bgcolor="${color.dark}" style="background:${color.dark};border-bottom:4px solid ${color.tint};padding:24px 40px"><a href="${e(site.href)}" style="${FONT};font-size:22px;line-height:28px;font-weight:bold;letter-spacing:.2px;color:${color.white};text-decoration:none">${e(brand)}</a></td>`
  const body =
    `<h1 style="margin:0 0 20px;${FONT};font-size:27px;line-height:34px;font-weight:bold;color:${color.dark}">${e(heading)}</h1>` +
    parts.map(partHtml).join('') +
    (action ? actionHtml(action, linkHint) : '') +
    (note ? paragraph(withBreaks(note), SMALL) : '')
  const foot =
    `<td class="foot" bgcolor="${color.softTint}" style="background:${color.softTint};padding:22px 40px">` +
    `<p style="margin:0;${SMALL}"><a href="${e(site.href)}" style="color:${color.strong};font-weight:bold">${e(site.name)}</a><br>${e(automatic)}</p></td>`
  const frame = table(
    `class="frame" width="100%" style="max-width:600px;background:${color.white};border:1px solid ${color.line};border-radius:16px;border-collapse:separate;overflow:hidden"`,
    `<tr>${head}</tr><tr><td class="card" style="padding:36px 40px 22px">${body}</td></tr><tr>${foot}</tr>`,
  )
  return `<!doctype html>
<html lang="${LOCALE}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${e(subject)}</title><style>${STYLE}</style></head>
<body style="margin:0;padding:0;background:${color.ice}">${previewOf(mail)}
${table(`width="100%" bgcolor="${color.ice}" style="background:${color.ice}"`, `<tr><td class="shell" align="center" style="padding:28px 12px">${frame}</td></tr>`)}
</body>
</html>
`
}
