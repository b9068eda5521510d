import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { serverEnv } from '@/config/env'
import type { Acted, ModerationView } from '@/models/moderation'
import { isCrossSite } from '@/participation/protection/cross-site'
import { actOn } from '@/participation/reviews/moderation/act'
import { moderationView } from '@/participation/reviews/moderation/view'
import { readBody } from '@/publishing/webhook/read-body'
import { NO_REFERRER } from './referrer-policy'

/** Without what visitors' pages share: the page has a layout of its own (`StaffLayout`). */
export interface ModerationPageProps {
  view: ModerationView
  /** What became of the button that was pressed; null when the page was only opened. */
  acted: Acted | null
}

const VIEW_STATUS = { review: 200, invalid: 403, gone: 404, away: 503, refused: 403 } as const
const ACTED_STATUS = { done: 200, tooLate: 409, reasonMissing: 422, away: 503, invalid: 403 } as const
const LARGEST_BODY = 32 * 1024
const FORM_TYPE = /^application\/x-www-form-urlencoded(?:;|$)/i

const handle = async ({
  req,
  query,
}: GetServerSidePropsContext): Promise<Pick<ModerationPageProps, 'view' | 'acted'>> => {
  if (req.method !== 'POST')
    return { view: await moderationView(typeof query.token === 'string' ? query.token : ''), acted: null }
  const isForm = FORM_TYPE.test(req.headers['content-type'] ?? '')
  if (!isForm || isCrossSite(req.headers, serverEnv().SITE_URL)) {
    req.resume()
    return { view: { kind: 'refused' }, acted: null }
  }
  const body = await readBody(req, LARGEST_BODY)
  if (body === null) return { view: { kind: 'refused' }, acted: null }
  const fields = new URLSearchParams(body)
  const acted = await actOn(fields)
  return { view: await moderationView(fields.get('token') ?? ''), acted }
}

/**
 * The page that a moderator's link leads to, at `/pt-br/moderacao/avaliacao/`. To open it changes nothing, so that whatever
 * looks into mails may follow the link; its buttons send a POST. Nobody keeps or lists it, and it tells nobody where it was
 * left from.
 */
export async function moderationPageProps(
  context: GetServerSidePropsContext,
): Promise<GetServerSidePropsResult<ModerationPageProps>> {
  const { res } = context
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex, nofollow')
  res.setHeader('Referrer-Policy', NO_REFERRER)
  const { view, acted } = await handle(context)
  res.statusCode = acted && view.kind === 'review' ? ACTED_STATUS[acted] : VIEW_STATUS[view.kind]
  return { props: { view, acted } }
}
