import { keyedHash } from '../protection/keys'

/** An address as it is stored. */
export function storedAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** What stands for a person where the address must not: it is derived from the address and PARTICIPATION_SECRET. */
export function personKey(email: string): string {
  return keyedHash('person', storedAddress(email))
}
