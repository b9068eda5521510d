import { keyedHash } from '../protection/keys'

/** An address as it is stored. */
export function storedAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** Stands for a person without the address: derived from it and PARTICIPATION_SECRET. */
export function personKey(email: string): string {
  return keyedHash('person', storedAddress(email))
}
