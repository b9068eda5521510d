import type { Selectable } from 'kysely'
import { contentPages } from '@/content/pages'
import { mailLabels } from '@/labels/mails'
import type { LabelReader } from '@/labels/reader'
import { readLabels } from '../mail/read-labels'
import type { Mail } from '../mail/types'
import { writtenAt } from '../mail/written-at'
import type { NoticeKind, SafetyCaseTable } from './storage'

export type SafetyCase = Selectable<SafetyCaseTable>

/** By the product's name, else by the key: a notice does not wait for the content service. */
const productTitle = async (key: string): Promise<string> => {
  try {
    return (await contentPages().reviewable('delivery')).get(key)?.title ?? key
  } catch {
    return key
  }
}

type Label = LabelReader<keyof typeof mailLabels>

/** A case, complete and without a link. The subject has the number alone: it is shown on locked screens. */
const wholeCase = async (label: Label, found: SafetyCase): Promise<Omit<Mail, 'to' | 'subject'>> => {
  const { number, protocol, product_key: key, article, reporter_name: name, reporter_email: email } = found
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
    ...(email !== null && { replyTo: { name: name ?? '', address: email } }),
    parts: [
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

/** Cases of a mail that are more than a number in it, and characters of each: mail servers limit the size. */
const QUOTED = 100
const EXCERPT = 300

/** Many cases: the number of each, and of the first ones what they say. */
const manyCases = (label: Label, cases: readonly SafetyCase[]): Omit<Mail, 'to' | 'subject'> => {
  const lines = cases.slice(0, QUOTED).map((found) =>
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
    parts: [
      label('mail.safety.many'),
      { list: lines },
      ...(numbers.length > 0 ? [label('mail.safety.further'), { list: numbers }] : []),
      label('mail.safety.openMany'),
    ],
  }
}

/** The mail of all cases that wait for it. */
export async function noticeMail(
  cases: readonly SafetyCase[],
  address: string,
  kind: NoticeKind,
): Promise<Mail> {
  const label = await readLabels(mailLabels)
  const [first] = cases
  const isOne = first !== undefined && cases.length === 1
  const { parts, ...mail } = isOne ? await wholeCase(label, first) : manyCases(label, cases)
  return {
    ...mail,
    to: { name: '', address },
    subject: isOne
      ? label(`mail.safety.${kind}.subject`, { number: first.number })
      : label(`mail.safety.${kind}.subjects`, { count: cases.length }),
    parts: [label(`mail.safety.${kind}.intro`), ...parts],
  }
}
