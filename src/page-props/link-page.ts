import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { contentPages } from '@/content/pages'
import type { PageProps } from '@/content-model/views/page-props'
import { readLogin } from '@/features/accounts/session'
import { ServiceUnavailable } from '@/features/database/database'
import { type LoginPurpose, loginReturn } from '@/features/forms/accounts/login-purpose'
import type { ReviewStart } from '@/features/forms/submitted-form'
import { LINK_SLUGS } from '@/features/registry'
import { isSlug } from '@/features/schemas/rules/patterns'
import { LOGIN_SLUG, RETURN_PARAMETER } from '@/routing/account-pages'
import { PRODUCT_PARAMETER, WRITE_REVIEW_SLUG } from '@/routing/reviews'
import { pagePropsOf } from './page-props-of'
import { NO_REFERRER } from './referrer-policy'
import { resolvePage } from './resolve-page'

export interface LinkPageProps extends PageProps {
  /** Of the mail link. */
  token: string | null
  login: LoginPurpose | null
  review: ReviewStart | null
}

const slugs: readonly string[] = [...LINK_SLUGS, LOGIN_SLUG, WRITE_REVIEW_SLUG]
const TOKEN = /^[\w.-]{20,300}$/

/** Query parameters that anybody may write: only known places and valid slugs are used. */
const purposeOf = (query: Record<string, unknown>): LoginPurpose => {
  const product = String(query[PRODUCT_PARAMETER] ?? '')
  return { next: loginReturn(query[RETURN_PARAMETER]), product: isSlug(product) ? product : '' }
}

/** Without the database the visitor types the address. */
const emailOf = async (cookies: string | undefined): Promise<string> => {
  try {
    return (await readLogin(cookies)).session?.email ?? ''
  } catch (error) {
    if (error instanceof ServiceUnavailable) return ''
    throw error
  }
}

/**
 * `/pt-br/link/SLUG/?token=`, with `?volta=&produto=` for a login: the page with a form that has the
 * parameters. Opening it changes nothing, because mail scanners open links. No referrer is sent.
 */
export async function linkPageProps({
  req,
  params,
  query,
  res,
}: GetServerSidePropsContext): Promise<GetServerSidePropsResult<LinkPageProps>> {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  res.setHeader('Referrer-Policy', NO_REFERRER)
  const slug = [params?.slug ?? []].flat().join('/')
  if (!slugs.includes(slug)) return { notFound: true }
  const source = contentPages().source(false)
  const page = await contentPages().withPriority('visitor', () => resolvePage(slug, source))
  if (!page) return { notFound: true }
  const token = typeof query.token === 'string' && TOKEN.test(query.token) ? query.token : null
  const login = slug === LOGIN_SLUG ? purposeOf(query) : null
  const review =
    slug === WRITE_REVIEW_SLUG
      ? { product: String(query[PRODUCT_PARAMETER] ?? ''), email: await emailOf(req.headers.cookie) }
      : null
  return { props: { ...(await pagePropsOf(page, source)), token, login, review } }
}
