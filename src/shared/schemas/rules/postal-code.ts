import { plainPunctuation } from './clean-text'
import type { Fault } from './fault'

const WRITTEN = /^(?:cep\b)?[ :.]*(\d{2})[ .]?(\d{3})[ -]*(\d{3})\.?$/i

/** A CEP as 01310-100, also from "01310 100", "01.310–100" or "CEP 01310-100"; what is none stays as it is. */
export const asPostalCode = (text: string): string =>
  plainPunctuation(text.normalize('NFKC')).replace(WRITTEN, '$1$2-$3')

/** Those of Brazil begin at 01000-000. Null for a CEP. */
export function postalCodeFault(code: string): Fault | null {
  if (/^(?!00)\d{5}-\d{3}$/.test(code)) return null
  const count = code.replace(/\D/g, '').length
  return count === 8 ? { problem: 'invalidPostalCode' } : { problem: 'postalCodeDigits', count }
}
