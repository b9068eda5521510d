import type { Selectable } from 'kysely'
import { contentPages } from '@/content/pages'
import { mailLabels } from '@/labels/mails'
import { readLabels } from '../mail/read-labels'
import type { Mail } from '../mail/types'
import { writtenAt } from '../mail/written-at'
import type { SafetyCaseTable } from './storage'

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
export async function noticeMail(
  found: SafetyCase,
  address: string,
  kind: 'notice' | 'escalation',
): Promise<Mail> {
  const { number, protocol, product_key: key, article, reporter_name: name, reporter_email: email } = found
  const label = await readLabels(mailLabels)
  const facts = [
    ['number', number],
    ['receivedAt', writtenAt(found.received_at)],
    ['source', label(`mail.safety.source.${found.source}`)],
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
