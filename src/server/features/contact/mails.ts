import type { Selectable } from 'kysely'
import type { ContactMessageTable } from '@/server/database/tables/contact'
import { readLabels } from '@/server/mail/read-labels'
import type { Mail } from '@/server/mail/types'
import { writtenAt } from '@/server/mail/written-at'
import { serverEnv } from '@/shared/config/env'
import { contactLabels } from '@/shared/labels/contact'
import { mailLabels } from '@/shared/labels/mails'

type Message = Selectable<ContactMessageTable>

const labels = { ...contactLabels, ...mailLabels }

/** A message for the brand; null without CONTACT_ADDRESS. The subject has no topic, which may be about health. */
export async function contactNotice(message: Message): Promise<Mail | null> {
  const { CONTACT_ADDRESS: address } = serverEnv()
  if (address === null) return null
  const label = await readLabels(labels)
  const { protocol, name, email, created_at } = message
  return {
    to: { name: '', address },
    replyTo: { name, address: email },
    subject: label('mail.contact.notice.subject', { protocol }),
    parts: [
      label('mail.contact.notice.intro'),
      {
        facts: [
          { name: label('mail.contact.protocol'), value: protocol },
          { name: label('contact.topic.label'), value: label(`contact.topic.option.${message.topic}`) },
          { name: label('mail.contact.from'), value: name },
          { name: label('contact.email.label'), value: email },
          { name: label('mail.contact.writtenAt'), value: writtenAt(created_at) },
        ],
      },
      { quote: message.message },
    ],
  }
}

/** Confirms receipt without the message's content, to an unverified address: this must be no way to write to others. */
export async function contactReceipt({ email, protocol }: Message): Promise<Mail> {
  const label = await readLabels(labels)
  return {
    to: { name: '', address: email },
    subject: label('mail.contact.receipt.subject', { protocol }),
    heading: label('mail.contact.receipt.heading'),
    parts: [
      label('mail.contact.receipt.intro'),
      { facts: [{ name: label('mail.contact.protocol'), value: protocol }] },
      label('mail.contact.receipt.next'),
      label('mail.contact.receipt.anvisa'),
      label('mail.contact.receipt.urgent'),
    ],
    note: label('mail.contact.receipt.notYou'),
  }
}
