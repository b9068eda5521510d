import type {
  endOtherSessionsForm,
  endSessionForm,
  logoutForm,
} from '@/form-schemas/accounts/account-actions'
import { ACCOUNT_PAGES, accountAfter } from '@/routing/account-pages'
import { withDatabase } from '../database/database'
import type { FormHandler } from '../submissions/handler'
import { endSession } from './end-session'
import { loggedOutHeaders } from './login-cookie'
import { SESSION_OVER } from './outcomes'

/** Ends this browser's login. */
export const handleLogout: FormHandler<typeof logoutForm> = async (_values, { session }) => {
  if (session) await withDatabase((db) => endSession(db, session.sessionId))
  return { status: 'done', next: ACCOUNT_PAGES.loggedOut, headers: loggedOutHeaders() }
}

/** Ends one of one's own logins elsewhere. */
export const handleEndSession: FormHandler<typeof endSessionForm> = async ({ session: id }, { session }) => {
  if (!session) return SESSION_OVER
  await withDatabase((db) =>
    db.deleteFrom('account_session').where('id', '=', id).where('user_id', '=', session.accountId).execute(),
  )
  return { status: 'done', next: accountAfter('sessionEnded') }
}

/** Ends one's own logins except this one. */
export const handleEndOtherSessions: FormHandler<typeof endOtherSessionsForm> = async (
  _values,
  { session },
) => {
  if (!session) return SESSION_OVER
  await withDatabase((db) =>
    db
      .deleteFrom('account_session')
      .where('user_id', '=', session.accountId)
      .where('id', '!=', session.sessionId)
      .execute(),
  )
  return { status: 'done', next: accountAfter('othersEnded') }
}
