import type { Generated } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'
import { accountMigrations } from './migrations'

/** Accounts. Personal data is in this table only. */
export interface AccountUserTable {
  id: string
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
  /** The same for the password link. */
  reset_mailed_at: Date | null
  /** The library's; never set. */
  image: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** An open login. */
export interface AccountSessionTable {
  id: string
  user_id: string
  token: string
  expires_at: Date
  /** Never set: addresses are not stored. */
  ip_address: string | null
  /** Browser and system, as listed: "Chrome, Android". */
  device: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** A password hash. Other columns are the library's, for other ways to log in. */
export interface AccountCredentialTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** A mailed link: its token's hash and owner. */
export interface AccountLinkTable {
  id: string
  identifier: string
  /** The account's id. */
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface SavedProductTable {
  user_id: string
  /** The product's slug, below `/pt-br/`. */
  product: string
  created_at: Generated<Date>
}

export const accountStorage = defineStorage({
  tables: tables<{
    account_user: AccountUserTable
    account_session: AccountSessionTable
    account_credential: AccountCredentialTable
    account_link: AccountLinkTable
    saved_product: SavedProductTable
  }>(),
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
