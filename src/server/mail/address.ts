export interface Mailbox {
  name: string
  address: string
}

/** One plain address: no comment, quote, list, route or line break, which mail servers would interpret. */
const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/

export function isMailAddress(address: string): boolean {
  return ADDRESS.test(address) && !address.includes('..')
}

/** `Name <address>` or an address; else null. */
export function parseMailbox(text: string): Mailbox | null {
  const [, quoted, plain, address = text.trim()] =
    /^\s*(?:"([^"<>]*)"|([^"<>]*?))\s*<([^<>]+)>\s*$/.exec(text) ?? []
  return isMailAddress(address) ? { name: (quoted ?? plain ?? '').trim(), address } : null
}

/** A subject or name on one line, against header injection. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
