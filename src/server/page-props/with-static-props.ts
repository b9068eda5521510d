import type { GetStaticPaths, GetStaticPropsContext, GetStaticPropsResult } from 'next'
import {
  ContentError,
  type ContentSource,
  contentPages,
  NO_HOME,
  type Priority,
} from '@/server/content/pages'
import { sitePaths } from '@/server/content/paths'
import type { DraftReading } from '@/server/content/preview'
import { reasonOf } from '@/server/log/logger'
import { isPageMade } from '@/server/publishing/affected/save-dependencies'
import { isBuilding, isDeveloping, ownBuildFolder, serverEnv } from '@/shared/config/env'
import { noteSkippedPage } from '@/shared/config/skipped-pages'
import type { PageModel } from '@/shared/content-model'
import type { PageProps } from '@/shared/content-model/views/page-props'
import type { StoredPage } from '@/shared/content-model/views/stored-page'
import { pageLabels } from '@/shared/labels/pages'
import { createLabelReader } from '@/shared/labels/reader'
import { pathOfSlug } from '@/shared/routing/links'
import { fixedPageTypeAt, fixedSlugs } from '@/shared/routing/page-types'
import { inTime } from '@/shared/utils/in-time'
import { findRedirect } from './find-redirect'
import { loadDraftOrOutage, loadDraftPage, problemOf } from './load-draft-page'
import { pagePropsOf } from './page-props-of'
import { previewDayOf } from './preview-request'
import { withDependencies } from './with-dependencies'

/** Seconds until an address without a page is looked up again; otherwise a 404 would stay (behavior ROUTE-7). */
const NOT_FOUND_REVALIDATE = 10

/** Seconds, on a site that shows drafts to all; draft mode caches nothing. */
const DRAFT_REVALIDATE = 1

/** Milliseconds that a visitor waits for a page's first generation (behavior FAULT-8). */
const MADE_WITHIN = 4500

const tooLate = (): never => {
  throw new ContentError('timeout', 'the page was not made in time for its visitor')
}

export interface PageRequest {
  /** Below `/pt-br/`, without slashes at the ends; empty for home. */
  slug: string
  source: ContentSource
  /** For an editor: unsaved edits and notes; null for visitors. */
  draft: DraftReading | null
}

/** Null for confirmed absence; throws for any other failure. */
export type PageLoader = (request: PageRequest) => Promise<PageModel | null>

const slugOf = ({ params }: GetStaticPropsContext): string => {
  const parts = params?.slug
  return Array.isArray(parts) ? parts.join('/') : (parts ?? '')
}

/** Whether a visitor waits for the page, or it replaces a served one. */
const priorityOf = async (
  slug: string,
  reason: GetStaticPropsContext['revalidateReason'],
): Promise<Priority> => {
  if (reason === 'on-demand') return 'publishing'
  return reason === 'stale' && (await isPageMade(pathOfSlug(slug))) ? 'renewal' : 'visitor'
}

/** Home, the search page and the page of urgent help, to which every page leads. */
const isAlwaysNeeded = async (slug: string): Promise<boolean> =>
  fixedPageTypeAt(slug) !== null ||
  (await contentPages().globalData('delivery')).header.help?.href === pathOfSlug(slug)

/** They remain as they were when their entry is unpublished. */
const keepNeededPage = async (slug: string): Promise<void> => {
  if ((await isPageMade(pathOfSlug(slug))) && (await isAlwaysNeeded(slug)))
    throw new ContentError(
      'implausible',
      `no entry is delivered for ${pathOfSlug(slug)}, the last page remains`,
    )
}

const publishedProps = async (page: PageModel | null): Promise<PageProps | null> =>
  page && pagePropsOf(page, 'delivery')

/** Of a space without an entry for it. @throws ContentError */
const searchProps = async (source: ContentSource): Promise<PageProps> => {
  const { labels } = await contentPages().globalData(source)
  const title = createLabelReader(pageLabels, labels)('breadcrumb.search')
  return pagePropsOf(await contentPages().searchWithoutEntry(title, source), source)
}

/** A build skips and names pages with a broken entry; service failures and a broken home stop it. */
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
 * Wraps every getStaticProps: props, redirect, notFound or throw. A failure always throws, so that the last page
 * remains; only confirmed absence becomes an editors' redirect or a 404. A build cannot return a redirect: what
 * vanishes during it is a 404 for seconds.
 */
export function withStaticProps(load: PageLoader) {
  return async (context: GetStaticPropsContext): Promise<GetStaticPropsResult<PageProps>> => {
    const isDraftMode = context.draftMode === true
    const source = contentPages().source(isDraftMode)
    const slug = slugOf(context)
    const revalidate = source === 'preview' ? DRAFT_REVALIDATE : serverEnv().REVALIDATE_SECONDS
    // Drafts are rendered for a waiting editor, each time again.
    const priority = source === 'preview' ? 'visitor' : await priorityOf(slug, context.revalidateReason)
    // Builds may wait longer, and for a page that replaces another nobody waits.
    const isWaitedFor = !isBuilding() && !isDeveloping() && source === 'delivery' && priority === 'visitor'
    const makeProps = async (): Promise<GetStaticPropsResult<PageProps>> => {
      const loadDraft = (draft: DraftReading) => load({ slug, source, draft })
      const props = isDraftMode
        ? await loadDraftOrOutage(slug, loadDraft, previewDayOf(context.previewData))
        : source === 'preview'
          ? await loadDraftPage(slug, loadDraft, false)
          : await publishedProps(await loadOrSkip(load, { slug, source, draft: null }))
      if (props) return { props, revalidate }
      if (source === 'delivery') await keepNeededPage(slug)
      if (fixedPageTypeAt(slug) === 'search') return { props: await searchProps(source), revalidate }
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

/** Static props of pages with the layout only. */
export async function layoutStaticProps(): Promise<{ props: PageProps; revalidate: number }> {
  return {
    props: await pagePropsOf(null, contentPages().source(false)),
    revalidate: serverEnv().REVALIDATE_SECONDS,
  }
}

export interface SavedPageProps extends PageProps {
  offlinePages: StoredPage[]
}

/** Static props of the page that lists what is on the visitor's device. */
export async function savedPageProps(): Promise<{ props: SavedPageProps; revalidate: number }> {
  const { props, revalidate } = await layoutStaticProps()
  const { offlinePages } = await contentPages().globalData(contentPages().source(false))
  return { props: { ...props, topSpacing: 'medium', offlinePages }, revalidate }
}

/** Pages published when the build starts; others, and drafts, are generated at their first request. */
export const slugStaticPaths: GetStaticPaths = async () => {
  const index = await sitePaths().refresh(contentPages().source(false))
  return {
    paths: [...fixedSlugs.filter((slug) => slug !== ''), ...index.keys()].map((slug) => ({
      params: { slug: slug.split('/') },
    })),
    fallback: 'blocking',
  }
}
