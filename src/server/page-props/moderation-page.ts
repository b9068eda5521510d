import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { actOn } from '@/server/features/reviews/moderation/decide'
import { moderationView } from '@/server/features/reviews/moderation/view'
import { readBody } from '@/server/http/read-body'
import { requestSource } from '@/server/http/request-source'
import type { Acted, ModerationView } from '@/shared/content-model/views/moderation'
import { NO_REFERRER } from './referrer-policy'

/** Without the data of visitors' pages: it has its own layout (`StaffLayout`). */
export interface ModerationPageProps {
  view: ModerationView
  /** The result of the clicked button; null if the page was only opened. */
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
  if (!isForm || requestSource(req.headers) === 'foreign') {
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
 * The page of a moderator's link. Opening it changes nothing, because mail scanners follow links; its
 * buttons send a POST. Not cached, not indexed, and without referrer.
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
