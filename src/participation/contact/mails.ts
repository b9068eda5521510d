import type { Selectable } from 'kysely'
import { serverEnv } from '@/config/env'
import { contactLabels } from '@/labels/contact'
import { contactMailLabels } from '@/labels/mails-contact'
import { createLabelReader } from '@/labels/reader'
import type { Mail } from '../mail/mail'
import type { ContactMessageTable } from './table'

type Message = Selectable<ContactMessageTable>

const label = createLabelReader({ ...contactLabels, ...contactMailLabels }, {})

const writtenAt = (date: Date): string =>
  new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(date)

const forBrand = (message: Message, address: string, kind: 'notice' | 'harm'): Mail => {
  const { protocol, name, email, created_at } = message
  const topic = label(`contact.topic.option.${message.topic}`)
  return {
    to: { name: '', address },
    replyTo: { name, address: email },
    subject: label(`mail.contact.${kind}.subject`, { topic, protocol }),
    parts: [
      label(`mail.contact.${kind}.intro`),
      {
        facts: [
          { name: label('mail.contact.protocol'), value: protocol },
          { name: label('contact.topic.label'), value: topic },
          { name: label('mail.contact.from'), value: name },
          { name: label('contact.email.label'), value: email },
          { name: label('mail.contact.writtenAt'), value: writtenAt(created_at) },
        ],
      },
      { quote: message.message },
    ],
  }
}

/** A message, for whoever answers it; null while nobody is named (CONTACT_ADDRESS). */
export function contactNotice(message: Message): Mail | null {
  const { CONTACT_ADDRESS: address } = serverEnv()
  return address === null ? null : forBrand(message, address, 'notice')
}

/** A report of harm, for those who watch over safety; null while nobody is named (PHARMACOVIGILANCE_ADDRESS). */
export function contactHarm(message: Message): Mail | null {
  const { PHARMACOVIGILANCE_ADDRESS: address } = serverEnv()
  return address === null ? null : forBrand(message, address, 'harm')
}

/**
 * Tells the sender that the message arrived. It repeats nothing of what was typed or chosen: nobody has shown yet that the
 * address is the sender's, and the form is no way to write to somebody else.
 */
export function contactReceipt({ email, protocol }: Message): Mail {
  return {
    to: { name: '', address: email },
    subject: label('mail.contact.receipt.subject', { protocol }),
    heading: label('mail.contact.receipt.heading'),
    parts: [
      label('mail.contact.receipt.intro'),
      { facts: [{ name: label('mail.contact.protocol'), value: protocol }] },
      label('mail.contact.receipt.next'),
      label('mail.contact.receipt.urgent'),
    ],
    note: label('mail.contact.receipt.notYou'),
  }
}
