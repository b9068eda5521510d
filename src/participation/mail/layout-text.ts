import type { Mail, MailLayout, MailPart } from './types'

const partText = (part: MailPart): string => {
  if (typeof part === 'string') return part
  if ('facts' in part) return part.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
  if ('list' in part) return part.list.map((item) => `- ${item}`).join('\n')
  return part.quote
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** A mail's plain text. */
export function textOf(
  { heading, subject, parts, action, note }: Mail,
  { brand, site, automatic }: MailLayout,
): string {
  const blocks = [
    heading ?? subject,
    ...parts.map(partText),
    ...(action ? [`${action.text}:\n${action.href}`] : []),
    ...(note ? [note] : []),
    `--\n${brand} · ${site.href}\n${automatic}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
