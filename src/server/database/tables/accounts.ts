import type { Generated } from 'kysely'
import { defineStorage } from '../define-storage'
import { accountMigrations } from './accounts-migrations'

/** The library requires them in each of its tables. */
interface LibraryTable {
  id: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** Accounts. Personal data is in this table only. */
export interface AccountUserTable extends LibraryTable {
  first_name: string
  last_name: string
  /** In lower case. */
  email: string
  email_verified: Generated<boolean>
  /** Eight digits, or null. */
  postal_code: string | null
  consent_version: string
  last_login_at: Date | null
  /** Time of the last registration mail; null if the next need not wait. */
  confirmation_mailed_at: Date | null
  reset_mailed_at: Date | null
  /** The library's; never set. */
  image: string | null
}

export interface AccountSessionTable extends LibraryTable {
  user_id: string
  token: string
  expires_at: Date
  /** Never set: addresses are not stored. */
  ip_address: string | null
  device: string | null
}

/** A password hash. Other columns are the library's, for other ways to log in. */
export interface AccountCredentialTable
  extends LibraryTable,
    Record<'access_token' | 'refresh_token' | 'id_token' | 'scope', string | null>,
    Record<`${'access' | 'refresh'}_token_expires_at`, Date | null> {
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
}

/** A mailed link: its token's hash and owner. */
export interface AccountLinkTable extends LibraryTable {
  identifier: string
  /** The account's id. */
  value: string
  expires_at: Date
}

export interface SavedProductTable {
  user_id: string
  product: string
  created_at: Generated<Date>
}

export const accountStorage = defineStorage<{
  account_user: AccountUserTable
  account_session: AccountSessionTable
  account_credential: AccountCredentialTable
  account_link: AccountLinkTable
  saved_product: SavedProductTable
}>()({
  migrations: accountMigrations,
  topics: [
    'account-confirm',
    'account-exists',
    'account-reset',
    'account-password-changed',
    'account-locked',
  ],
  impersonal: {
    account_user: ['id', 'consent_version'],
    account_session: ['id', 'user_id'],
    account_credential: ['id', 'user_id', 'account_id', 'provider_id', 'scope'],
    account_link: ['id', 'value'],
    saved_product: ['user_id'],
  },
})
