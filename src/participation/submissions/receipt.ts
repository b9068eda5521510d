import { readToken, signToken } from '../protection/signed-token'

/** Query parameter of the receipt on the next page. */
export const RECEIPT_PARAMETER = 'recibo'

const SECONDS = 30 * 60

/** A signed reference number, for browsers without scripts, valid for half an hour. */
export function signReceipt(reference: string): string {
  return signToken({ purpose: 'receipt', subject: reference }, SECONDS)
}

/** A receipt's number; null if forged or expired. */
export function readReceipt(token: unknown): string | null {
  return typeof token === 'string' ? (readToken(token, 'receipt')?.subject ?? null) : null
}
