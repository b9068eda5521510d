import type { GetStaticPropsContext, GetStaticPropsResult } from 'next'
import { isBuilding, isDeveloping, ownBuildFolder, serverEnv } from '@/config/env'
import { noteSkippedPage } from '@/config/skipped-pages'
import { ContentError, type ContentSource, contentPages, NO_HOME, type Priority } from '@/content/pages'
import type { DraftReading } from '@/content/preview'
import type { PageModel } from '@/content-model'
import { inTime } from '@/lib/in-time'
import { reasonOf } from '@/logging/logger'
import type { PageProps } from '@/models/page-props'
import { isPageMade } from '@/publishing/affected/save-dependencies'
import { pathOfSlug } from '@/routing/links'
import { problemOf } from './broken-page'
import { findRedirect } from './find-redirect'
import { loadDraftPage } from './load-draft-page'
import { pagePropsOf } from './page-props-of'
import { withDependencies } from './with-dependencies'

/** Seconds after which an address that had no page is looked up again; without it a 404 would stick (behavior ROUTE-7). */
const NOT_FOUND_REVALIDATE = 10

/** Seconds, on a site that shows drafts to everyone; in draft mode nothing is kept at all. */
const DRAFT_REVALIDATE = 1

/** Milliseconds that a visitor waits for a page that was never made; the error page takes some more (behavior FAULT-8). */
const MADE_WITHIN = 4500

const tooLate = (): never => {
  throw new ContentError('timeout', 'the page was not made in time for its visitor')
}

/** What a route knows of its request. */
export interface PageRequest {
  /** Below `/pt-br/`, without slashes at the ends; empty for home. */
  slug: string
  source: ContentSource
  /** For an editor: unsaved edits to show, and what is learned on the way; null for visitors. */
  draft: DraftReading | null
}

/** Answers null for confirmed absence, and throws for anything else that keeps it from answering. */
export type PageLoader = (request: PageRequest) => Promise<PageModel | null>

const slugOf = ({ params }: GetStaticPropsContext): string => {
  const parts = params?.slug
  return Array.isArray(parts) ? parts.join('/') : (parts ?? '')
}

/** Whose page it is: of somebody who waits for it, or one to take the place of another that is shown meanwhile. */
const priorityOf = async (
  slug: string,
  reason: GetStaticPropsContext['revalidateReason'],
): Promise<Priority> => {
  if (reason === 'on-demand') return 'publishing'
  return reason === 'stale' && (await isPageMade(pathOfSlug(slug))) ? 'renewal' : 'visitor'
}

const publishedProps = async (page: PageModel | null): Promise<PageProps | null> =>
  page && pagePropsOf(page, 'delivery')

/**
 * A page whose own entry cannot be read does not keep a build from serving all the others: it is left out, and named when
 * the build ends. Failures of the service do, and so does home, broken or missing: without it there is no site.
 */
const loadOrSkip = async (load: PageLoader, request: PageRequest): Promise<PageModel | null> => {
  try {
    const page = await load(request)
    if (page === null && isBuilding() && request.slug === '') throw new Error(NO_HOME)
    return page
  } catch (error) {
    if (!isBuilding() || request.slug === '' || !problemOf(error)) throw error
    noteSkippedPage(ownBuildFolder(), pathOfSlug(request.slug), reasonOf(error))
    return null
  }
}

/**
 * The one wrapper round every getStaticProps: it decides between props, redirect, notFound and throw. A failure always
 * throws, so that the page generated last stays in place; only confirmed absence becomes a redirect of the editors or,
 * without one, a 404. A build cannot return a redirect: what vanishes while it runs is a 404 for seconds.
 */
export function withStaticProps(load: PageLoader) {
  return async (context: GetStaticPropsContext): Promise<GetStaticPropsResult<PageProps>> => {
    const isDraftMode = context.draftMode === true
    const source = contentPages().source(isDraftMode)
    const slug = slugOf(context)
    const revalidate = source === 'preview' ? DRAFT_REVALIDATE : serverEnv().REVALIDATE_SECONDS
    // Drafts are made for an editor who waits, each time anew.
    const priority = source === 'preview' ? 'visitor' : await priorityOf(slug, context.revalidateReason)
    // A build may wait longer, and a page that only takes the place of another keeps nobody waiting.
    const isWaitedFor = !isBuilding() && !isDeveloping() && source === 'delivery' && priority === 'visitor'
    const makeProps = async (): Promise<GetStaticPropsResult<PageProps>> => {
      const props =
        source === 'preview'
          ? await loadDraftPage(slug, (draft) => load({ slug, source, draft }), isDraftMode)
          : await publishedProps(await loadOrSkip(load, { slug, source, draft: null }))
      if (props) return { props, revalidate }
      const redirect = isBuilding() ? null : await findRedirect(slug, source)
      return redirect ? { redirect, revalidate } : { notFound: true, revalidate: NOT_FOUND_REVALIDATE }
    }
    return contentPages().withPriority(priority, () =>
      withDependencies(slug, source, () =>
        isWaitedFor ? inTime(makeProps(), MADE_WITHIN, tooLate) : makeProps(),
      ),
    )
  }
}

/** Static props of pages that show the layout alone. */
export async function layoutStaticProps(): Promise<{ props: PageProps; revalidate: number }> {
  return {
    props: await pagePropsOf(null, contentPages().source(false)),
    revalidate: serverEnv().REVALIDATE_SECONDS,
  }
}
