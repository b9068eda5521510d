import { readToken, signToken } from '../protection/signed-token'

/** Names the receipt in the address of the page that follows a form. */
export const RECEIPT_PARAMETER = 'recibo'

const SECONDS = 30 * 60

/** A token for the number that a submission may be named by, for browsers without scripts. It holds for half an hour. */
export function signReceipt(reference: string): string {
  return signToken({ purpose: 'receipt', subject: reference }, SECONDS)
}

/** The number of a receipt; null for one that this site did not sign or that has expired. */
export function readReceipt(token: unknown): string | null {
  return typeof token === 'string' ? (readToken(token, 'receipt')?.subject ?? null) : null
}
