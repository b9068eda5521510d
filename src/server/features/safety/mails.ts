import type { Selectable } from 'kysely'
import { contentPages } from '@/server/content/pages'
import type { NoticeKind, SafetyCaseTable } from '@/server/database/tables/safety'
import { readLabels } from '@/server/mail/read-labels'
import type { Mail } from '@/server/mail/types'
import { writtenAt } from '@/server/mail/written-at'
import { mailLabels } from '@/shared/labels/mails'

export type SafetyCase = Selectable<SafetyCaseTable>

/** By the product's name, else by the key: a notice does not wait for the content service. */
const productTitle = async (key: string): Promise<string> => {
  try {
    return (await contentPages().reviewable('delivery')).get(key)?.title ?? key
  } catch {
    return key
  }
}

/** A case, complete and without a link. The subject has the number alone: it is shown on locked screens. */
export async function noticeMail(found: SafetyCase, address: string, kind: NoticeKind): Promise<Mail> {
  const { number, protocol, product_key: key, article, reporter_name: name, reporter_email: email } = found
  const label = await readLabels(mailLabels)
  const facts = [
    ['number', number],
    ['receivedAt', writtenAt(found.received_at)],
    ['source', label(`mail.safety.source.${found.source}`)],
    ['program', found.by_program ? label('mail.safety.byProgram') : null],
    ['protocol', protocol],
    ['product', key === null ? null : await productTitle(key)],
    ['article', article],
    ['name', name],
    ['email', email],
  ] as const
  return {
    to: { name: '', address },
    ...(email !== null && { replyTo: { name: name ?? '', address: email } }),
    subject: label(`mail.safety.${kind}.subject`, { number }),
    parts: [
      label(`mail.safety.${kind}.intro`),
      {
        facts: facts.flatMap(([fact, value]) =>
          value === null ? [] : [{ name: label(`mail.safety.${fact}`), value }],
        ),
      },
      { quote: found.report },
      label(email === null ? 'mail.safety.noReporter' : 'mail.safety.reply'),
      label('mail.safety.open', { number }),
    ],
  }
}

/** Cases of which a joined mail has a text beside the number, and its characters: mail servers limit the size. */
const QUOTED = 100
const EXCERPT = 300

/** Many cases in one mail: all numbers, and of the first ones what they say. */
export async function joinedMail(
  cases: readonly SafetyCase[],
  address: string,
  kind: NoticeKind,
): Promise<Mail> {
  const label = await readLabels(mailLabels)
  const lines = cases
    .slice(0, QUOTED)
    .map((found) =>
      [
        found.number,
        writtenAt(found.received_at),
        label(`mail.safety.source.${found.source}`),
        ...(found.by_program ? [label('mail.safety.byProgram')] : []),
        found.report.replace(/\s+/g, ' ').slice(0, EXCERPT),
      ].join(' · '),
    )
  const numbers = cases.slice(QUOTED).map(({ number }) => number)
  return {
    to: { name: '', address },
    subject: label(`mail.safety.${kind}.subjects`, { count: cases.length }),
    parts: [
      label(`mail.safety.${kind}.intro`),
      label('mail.safety.many'),
      { list: lines },
      ...(numbers.length > 0 ? [label('mail.safety.further'), { list: numbers }] : []),
      label('mail.safety.openMany'),
    ],
  }
}
