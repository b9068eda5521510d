import { deletedBy, type RetentionRule, type Subject } from '@/server/database/personal-data'
import { UNCONFIRMED_DAYS, userByEmail } from './users'

/** A person's account: profile, saved products, open logins. Never the password hash. */
export const accountSubject: Subject = {
  columns: {
    account_user: ['first_name', 'last_name', 'email', 'postal_code', 'image'],
    account_session: ['token', 'ip_address', 'device'],
    account_credential: ['password', 'access_token', 'refresh_token', 'id_token'],
    account_link: ['identifier'],
    saved_product: ['product'],
  },
  export: async (db, email) => {
    const user = await userByEmail(db, email)
    if (!user) return []
    const saved = await db
      .selectFrom('saved_product')
      .select(['product', 'created_at'])
      .where('user_id', '=', user.id)
      .execute()
    const logins = await db
      .selectFrom('account_session')
      .select(['device', 'created_at', 'updated_at', 'expires_at'])
      .where('user_id', '=', user.id)
      .execute()
    return [
      {
        nome: user.first_name,
        sobrenome: user.last_name,
        email: user.email,
        emailConfirmado: user.email_verified,
        cep: user.postal_code,
        versaoDosTermos: user.consent_version,
        criadaEm: user.created_at.toISOString(),
        alteradaEm: user.updated_at.toISOString(),
        ultimoAcesso: user.last_login_at?.toISOString() ?? null,
        produtosSalvos: saved.map(({ product, created_at }) => ({
          produto: product,
          salvoEm: created_at.toISOString(),
        })),
        acessosAbertos: logins.map(({ device, created_at, updated_at, expires_at }) => ({
          aparelho: device,
          abertoEm: created_at.toISOString(),
          usadoEm: updated_at.toISOString(),
          valeAte: expires_at.toISOString(),
        })),
      },
    ]
  },
  erase: async (trx, email) => {
    const user = await userByEmail(trx, email)
    if (!user) return 0
    await trx.deleteFrom('account_link').where('value', '=', user.id).execute()
    // Deletes password, logins and saved products too.
    await trx.deleteFrom('account_user').where('id', '=', user.id).execute()
    return 1
  },
}

/** Tables deleted with the account's row. */
const ALL = ['account_user', 'account_session', 'account_credential', 'saved_product'] as const

export const accountRetention: RetentionRule[] = [
  {
    name: 'accounts that nobody confirmed',
    tables: ALL,
    days: () => UNCONFIRMED_DAYS,
    apply: (trx, before) =>
      deletedBy(
        trx.deleteFrom('account_user').where('email_verified', '=', false).where('created_at', '<', before),
      ),
  },
  {
    name: 'accounts that nobody used',
    tables: ALL,
    days: (env) => env.RETENTION_ACCOUNT_DAYS,
    apply: (trx, before) =>
      deletedBy(
        trx
          .deleteFrom('account_user')
          .where((query) => query.fn.coalesce('last_login_at', 'created_at'), '<', before),
      ),
  },
  {
    name: 'logins and links that ended',
    tables: ['account_session', 'account_link'],
    days: () => 1,
    apply: async (trx, before) => {
      const sessions = await deletedBy(trx.deleteFrom('account_session').where('expires_at', '<', before))
      return sessions + (await deletedBy(trx.deleteFrom('account_link').where('expires_at', '<', before)))
    },
  },
]
