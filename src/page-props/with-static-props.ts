import type { GetStaticPropsContext, GetStaticPropsResult } from 'next'
import { isBuilding, serverEnv } from '@/config/env'
import { LOCALE } from '@/config/site'
import { knownPathIndex } from '@/content/path-index'
import { type ContentSource, contentSource } from '@/content/source'
import type { PageModel } from '@/models/page'
import type { PageProps } from '@/models/page-props'
import { completeCrumbs } from './crumbs'
import { findRedirect } from './find-redirect'
import { loadShell } from './shell'

/** Seconds after which an address that had no page is looked up again; without it a 404 would stick (pitfalls B). */
const NOT_FOUND_REVALIDATE = 10

/** What a route knows of its request. */
export interface PageRequest {
  /** Below `/pt-br/`, without slashes at the ends; empty for home. */
  slug: string
  source: ContentSource
}

/** Answers null for confirmed absence, and throws for anything else that keeps it from answering. */
export type PageLoader = (request: PageRequest) => Promise<PageModel | null>

const slugOf = ({ params }: GetStaticPropsContext): string => {
  const parts = params?.slug
  return Array.isArray(parts) ? parts.join('/') : (parts ?? '')
}

/** Props around a page model; null on pages that stand without one, such as the error pages. */
export const pagePropsOf = async (page: PageModel | null, source: ContentSource): Promise<PageProps> => {
  const { shell, labels, label } = await loadShell(source)
  return {
    locale: LOCALE,
    isTransparent: page?.isTransparent ?? false,
    topSpacing: page?.topSpacing ?? 'none',
    breadCrumbData: page ? completeCrumbs(page, await knownPathIndex(source), label) : [],
    mwLabels: labels,
    contentPageDataCollection: page?.type === 'content' ? page.containers : null,
    shell,
    // Blocks travel once: `pageOfProps` puts them back.
    page: page?.type === 'content' ? { ...page, containers: [] } : page,
    isPreview: source === 'preview',
  }
}

/**
 * The one wrapper round every getStaticProps: it decides between props, redirect, notFound and throw. A failure always
 * throws, so that the page generated last stays in place; only confirmed absence becomes a redirect of the editors or,
 * without one, a 404. A build cannot answer with a redirect: what vanishes while it runs is a 404 for seconds.
 */
export const withStaticProps =
  (load: PageLoader) =>
  async (context: GetStaticPropsContext): Promise<GetStaticPropsResult<PageProps>> => {
    const source = contentSource(context.draftMode === true)
    const slug = slugOf(context)
    const revalidate = serverEnv().REVALIDATE_SECONDS
    const page = await load({ slug, source })
    if (page) return { props: await pagePropsOf(page, source), revalidate }
    const redirect = isBuilding() ? null : await findRedirect(slug, source)
    return redirect ? { redirect, revalidate } : { notFound: true, revalidate: NOT_FOUND_REVALIDATE }
  }

/** Static props of pages that show the frame alone. */
export const frameStaticProps = async (): Promise<GetStaticPropsResult<PageProps>> => ({
  props: await pagePropsOf(null, contentSource(false)),
  revalidate: serverEnv().REVALIDATE_SECONDS,
})
