import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { type ContentSource, contentPages } from '@/server/content/pages'
import { sitePaths } from '@/server/content/paths'
import { ServiceUnavailable } from '@/server/database/database'
import { readLogin } from '@/server/features/accounts/session'
import { HOME_PATH } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'
import { featureLabels } from '@/shared/labels/features'
import { createLabelReader } from '@/shared/labels/reader'
import { isLinkName, LINK_FEATURES, type LinkName, RETURN_PARAMETER } from '@/shared/routing/account-pages'
import { trimSlug } from '@/shared/routing/links'
import { PRODUCT_PARAMETER } from '@/shared/routing/reviews'
import { loginReturn } from '@/shared/schemas/accounts/login'
import { type LoginPurpose, SAME_FOR_ALL } from '@/shared/schemas/form-page'
import { isSlug } from '@/shared/schemas/rules/patterns'
import type { FormPageProps } from './form-page-props'
import { pagePropsOf } from './page-props-of'
import { pageOfSection } from './page-without-entry'
import { NO_REFERRER } from './referrer-policy'
import { resolvePage } from './resolve-page'

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

/** The page that holds a link's feature, at its own address; without one the feature alone. @throws ContentError */
export async function pageOfLink(name: LinkName, source: ContentSource): Promise<PageModel | null> {
  const feature = LINK_FEATURES[name]
  const path = await sitePaths().place(feature, source)
  const page = path && (await resolvePage(trimSlug(path.slice(HOME_PATH.length)), source))
  if (page) return page
  // Of reviews the page brings the products.
  if (feature === 'writeReview') return null
  const { labels } = await contentPages().globalData(source)
  const title = createLabelReader(featureLabels, labels)(`feature.${feature}.title`)
  return pageOfSection(`link/${name}`, title, {
    type: 'feature',
    id: feature,
    feature,
    title: null,
    description: null,
  })
}

/**
 * `/pt-br/link/NAME/?token=`, with `?volta=&produto=` for a login: the page with a form that has the
 * parameters. Opening it changes nothing, because mail scanners open links. No referrer is sent.
 */
export async function linkPageProps({
  req,
  params,
  query,
  res,
}: GetServerSidePropsContext): Promise<GetServerSidePropsResult<FormPageProps>> {
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  res.setHeader('Referrer-Policy', NO_REFERRER)
  const slug = [params?.slug ?? []].flat().join('/')
  if (!isLinkName(slug)) return { notFound: true }
  const source = contentPages().source(false)
  const page = await contentPages().withPriority('visitor', () => pageOfLink(slug, source))
  if (!page) return { notFound: true }
  const token = typeof query.token === 'string' && TOKEN.test(query.token) ? query.token : null
  const login = slug === 'entrar' ? purposeOf(query) : null
  const review =
    slug === 'write-review'
      ? { product: String(query[PRODUCT_PARAMETER] ?? ''), email: await emailOf(req.headers.cookie) }
      : null
  return {
    props: { ...(await pagePropsOf(page, source)), formPage: { ...SAME_FOR_ALL, token, login, review } },
  }
}
