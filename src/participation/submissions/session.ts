/** Whoever is logged in, as far as forms need to know. */
export interface AccountSession {
  accountId: string
  email: string
}

/** Who sends a form, by the cookies of the request; null for visitors without a login. */
export async function readSession(_cookies: string | undefined): Promise<AccountSession | null> {
  return null
}
