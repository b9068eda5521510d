import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { contentPages } from '@/content/pages'
import type { PageProps } from '@/models/page-props'
import { LINK_PAGES } from '@/routing/account-pages'
import { pagePropsOf } from './page-props-of'
import { resolvePage } from './resolve-page'
import { TELLS_NO_PATH } from './tells-no-path'

/** A page that the link of a mail leads to, with what the link brings along. */
export interface LinkPageProps extends PageProps {
  token: string | null
}

const slugs: readonly string[] = Object.values(LINK_PAGES)
const TOKEN = /^[\w.-]{20,300}$/

/**
 * `/pt-br/link/SLUG/?token=`: the editors' page with its form, which carries the token. Opening it changes nothing, and
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
  return { props: { ...(await pagePropsOf(page, source)), token } }
}
