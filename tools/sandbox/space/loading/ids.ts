import { createHash } from 'node:crypto'

/** Contentful's limit for the id of an entry or asset, in characters. */
const MAX_ID = 64
const TAIL = 10

/** A short, stable fingerprint of a text, in hexadecimal digits. */
export function fingerprint(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}

/** Whether Contentful takes this id. */
export function isValidId(id: string): boolean {
  return /^[A-Za-z0-9\-_.]{1,64}$/.test(id)
}

/** Joins the parts of an id with dots; what is longer than Contentful allows gets a hashed tail, always the same. */
export function joinId(...parts: string[]): string {
  const id = parts.join('.')
  return id.length <= MAX_ID ? id : `${id.slice(0, MAX_ID - TAIL - 1)}.${fingerprint(id, TAIL)}`
}
