import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { contentPages } from '@/server/content/pages'
import { ServiceUnavailable } from '@/server/database/database'
import { readLogin } from '@/server/features/accounts/session'
import { readOverview } from '@/server/features/accounts/users'
import { logger } from '@/server/log/logger'
import type { AccountView } from '@/shared/content-model/views/account'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { linkPath } from '@/shared/routing/account-pages'
import { accountView } from './account-view'
import { pagePropsOf } from './page-props-of'
import { pathsOf } from './places-of'

export interface AccountPageProps extends PageProps {
  /** Null while the database is unavailable. */
  account: AccountView | null
}

type Result = GetServerSidePropsResult<AccountPageProps>

const pageOf = async (account: AccountView | null): Promise<Result> => {
  const source = contentPages().source(false)
  const props = await pagePropsOf(null, source)
  const places = await pathsOf(['changePassword', 'deleteAccount', 'writeReview', 'products'], source)
  return { props: { ...props, places, topSpacing: 'medium', account } }
}

/** The account page, per request: 303 to the login without one, 503 while the database is unavailable. */
export async function accountPageProps({ req, res, query }: GetServerSidePropsContext): Promise<Result> {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  try {
    const { session, cookies } = await readLogin(req.headers.cookie, true)
    if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
    const overview = session && (await readOverview(session))
    if (!session || !overview)
      return {
        redirect: {
          destination:
            (await pathsOf(['loginForm'], contentPages().source(false))).loginForm ?? linkPath('entrar'),
          statusCode: 303,
        },
      }
    return await pageOf(await accountView(overview, session.sessionId, query))
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    logger.warn('accounts: the database is away, no account can be shown')
    res.statusCode = 503
    return pageOf(null)
  }
}
