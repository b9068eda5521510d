import type { Address, Email } from 'postal-mime'

/** A received mail. */
export interface ReceivedMail {
  id: number
  /** When it came, ISO. */
  at: string
  /** The envelope's recipients, in lower case. */
  recipients: string[]
  from: { name: string; address: string }
  to: { name: string; address: string }[]
  replyTo: { name: string; address: string }[]
  subject: string
  messageId: string
  /** All headers, names in lower case, in their order. */
  headers: { key: string; value: string }[]
  text: string
  html: string
  /** Addresses in the text, in order: the links for a reader. */
  links: string[]
}

/** Mails that are stored; the oldest are deleted first. */
const MOST_STORED = 1000

const person = (one: Address | undefined) => ({
  name: one?.name ?? '',
  address: one?.address ?? '',
})

const linksIn = (text: string): string[] => [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link)

const mailOf = (parsed: Email, recipients: string[], id: number): ReceivedMail => ({
  id,
  at: new Date().toISOString(),
  recipients,
  from: person(parsed.from),
  to: (parsed.to ?? []).map(person),
  replyTo: (parsed.replyTo ?? []).map(person),
  subject: parsed.subject ?? '',
  messageId: parsed.messageId ?? '',
  headers: parsed.headers.map(({ key, value }) => ({ key, value })),
  text: parsed.text ?? '',
  html: parsed.html ?? '',
  links: linksIn(parsed.text ?? ''),
})

/** The mails that came in, newest last. */
export class Mailbox {
  #mails: ReceivedMail[] = []
  #lastId = 0

  /** @param raw the mail as sent */
  async receive(raw: Buffer, recipients: string[]): Promise<void> {
    const { default: PostalMime } = await import('postal-mime')
    const parsed = await PostalMime.parse(raw)
    this.#lastId += 1
    this.#mails.push(
      mailOf(
        parsed,
        recipients.map((address) => address.toLowerCase()),
        this.#lastId,
      ),
    )
    if (this.#mails.length > MOST_STORED) this.#mails.shift()
  }

  list(to?: string): ReceivedMail[] {
    const wanted = to?.toLowerCase()
    return wanted === undefined
      ? this.#mails
      : this.#mails.filter(({ recipients }) => recipients.includes(wanted))
  }

  find(id: number): ReceivedMail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  /** Deletes the mails to an address, and all that name it; all mails without one. @returns how many went */
  remove(address?: string): number {
    const before = this.#mails.length
    const wanted = address?.toLowerCase()
    this.#mails =
      wanted === undefined
        ? []
        : this.#mails.filter((mail) => !JSON.stringify(mail).toLowerCase().includes(wanted))
    return before - this.#mails.length
  }
}
