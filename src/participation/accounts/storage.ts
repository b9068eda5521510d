import type { Generated } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'
import { accountMails, accounts } from './migrations'

/** Who has an account. Personal data stands here and nowhere else of the room. */
export interface AccountUserTable {
  id: string
  first_name: string
  last_name: string
  /** In lower case. */
  email: string
  email_verified: Generated<boolean>
  /** Eight digits; null where it was not told. */
  postal_code: string | null
  consent_version: string
  last_login_at: Date | null
  /** When the last mail about a registration went; null where the next one need not wait. */
  confirmation_mailed_at: Date | null
  /** The same of the link for another password. */
  reset_mailed_at: Date | null
  /** Of the library's; never set. */
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
  /** Never set: no address is kept. */
  ip_address: string | null
  /** Browser and system, in the words of the page that lists them: "Chrome, Android". */
  device: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** The hash of a password. The other columns are of the library's, for ways to log in that the site does not have. */
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

/** A link that was mailed: the hash of what it brings along, and whose it is. */
export interface AccountLinkTable {
  id: string
  identifier: string
  /** The id of the account. */
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

export interface AccountTables {
  account_user: AccountUserTable
  account_session: AccountSessionTable
  account_credential: AccountCredentialTable
  account_link: AccountLinkTable
  saved_product: SavedProductTable
}

export const accountStorage = defineStorage({
  tables: tables<AccountTables>(),
  migrations: { '0005-accounts': accounts, '0010-accounts': accountMails },
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
