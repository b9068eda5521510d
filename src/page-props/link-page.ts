import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { contentPages } from '@/content/pages'
import { isSlug } from '@/form-schemas/rules/patterns'
import { type LoginPurpose, loginReturn } from '@/forms/accounts/login-purpose'
import type { PageProps } from '@/models/page-props'
import { LINK_PAGES, LOGIN_SLUG, RETURN_PARAMETER } from '@/routing/account-pages'
import { PRODUCT_PARAMETER } from '@/routing/reviews'
import { pagePropsOf } from './page-props-of'
import { resolvePage } from './resolve-page'
import { TELLS_NO_PATH } from './tells-no-path'

/** A page that a link leads to, with what the link brings along. */
export interface LinkPageProps extends PageProps {
  /** Of the link of a mail. */
  token: string | null
  /** What a login is for; null on other pages. */
  login: LoginPurpose | null
}

const slugs: readonly string[] = [...Object.values(LINK_PAGES), LOGIN_SLUG]
const TOKEN = /^[\w.-]{20,300}$/

/** Query parameters that anybody may write: only own places, and what may be a product's slug. */
const purposeOf = (query: Record<string, unknown>): LoginPurpose => {
  const product = String(query[PRODUCT_PARAMETER] ?? '')
  return { next: loginReturn(query[RETURN_PARAMETER]), product: isSlug(product) ? product : '' }
}

/**
 * `/pt-br/link/SLUG/?token=`, or `/pt-br/link/entrar/?volta=&produto=`: the editors' page with its form, which carries the token. Opening it changes nothing, and
 * asks the database nothing: programs that look into mails open links. The address is told to nobody.
 */
export async function linkPageProps({
  params,
  query,
  res,
}: GetServerSidePropsContext): Promise<GetServerSidePropsResult<LinkPageProps>> {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  res.setHeader('Referrer-Policy', TELLS_NO_PATH)
  const slug = [params?.slug ?? []].flat().join('/')
  if (!slugs.includes(slug)) return { notFound: true }
  const source = contentPages().source(false)
  const page = await contentPages().withPriority('visitor', () => resolvePage(slug, source))
  if (!page) return { notFound: true }
  const token = typeof query.token === 'string' && TOKEN.test(query.token) ? query.token : null
  const login = slug === LOGIN_SLUG ? purposeOf(query) : null
  return { props: { ...(await pagePropsOf(page, source)), token, login } }
}
