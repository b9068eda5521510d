import { AsyncLocalStorage } from 'node:async_hooks'
import { assetScheme, type ServerEnv, serverEnv } from '@/shared/config/env'
import { listingPageTypes } from '@/shared/routing/page-types'
import { processWide } from '@/shared/utils/process-wide'
import { type CacheVersion, createCache, createCachedQuery, invalidate } from './cache/cache'
import { listedProducts } from './mappers/pages/product-listing'
import { searchPageWithoutEntry } from './mappers/pages/search'
import { createGetPage } from './pages/get-page'
import { createLists, reviewableProducts } from './pages/lists'
import { createLossGuard, type LossMemory } from './paths/loss-guard'
import { type AddressMemory, createOldAddresses } from './paths/old-addresses'
import { createFollowLinks } from './paths/page-links'
import { createPathChanges, type PathChangeMemory } from './paths/path-entry'
import { contentFile, createPathFile } from './paths/path-file'
import { createPathIndexes, type PathIndexMemory } from './paths/path-index'
import { createDraftIdAt, createPageShowing } from './preview/draft-pages'
import { createEntryStates } from './preview/entry-state'
import { createSurvey } from './preview/survey'
import { createGetPrivacyEntry, privacyDocumentFault } from './privacy/privacy-entry'
import { createLastPublished, type LastPublishedMemory } from './reader/last-published'
import { readSynonyms } from './search/search-page-words'
import { readSearchRecords, streamSearchRecords } from './search/search-records'
import { createCheckService } from './service/check-service'
import { type ContentSource, createContentClient } from './service/client'
import { createDependencies, type DependencyMemory } from './service/dependencies'
import { createFetch, type Fetch } from './service/fetch-entries'
import { createFetchPage } from './service/fetch-page'
import { createPublishedStates } from './service/published-states'
import { createQuery, createSendCall, withoutLackingFields } from './service/query'
import { createStaleGuard, type ExpectedRevisions } from './service/stale-guard'
import {
  createPriorities,
  createProcessThrottle,
  type PriorityContext,
  type Throttle,
} from './service/throttle'

/** State of a process, shared by pages, API routes and instrumentation: Next bundles each with its own copy of this code. */
export interface ContentMemory {
  throttle: Throttle
  priority: PriorityContext
  dependencies: DependencyMemory
  expectedRevisions: ExpectedRevisions
  cacheVersion: CacheVersion
  paths: PathIndexMemory
  pathChanges: PathChangeMemory
  pathLoss: LossMemory
  addresses: AddressMemory
  lastPublished: LastPublishedMemory
}

const createContentMemory = (env: ServerEnv): ContentMemory => ({
  throttle: createProcessThrottle(env),
  priority: new AsyncLocalStorage(),
  dependencies: { recording: new AsyncLocalStorage(), lists: new Map() },
  expectedRevisions: new Map(),
  cacheVersion: { current: 0 },
  paths: { known: new Map(), running: new Map(), reloading: new Map() },
  pathChanges: new Map(),
  pathLoss: { loss: null },
  addresses: { store: null, unwritten: new Map() },
  lastPublished: { entries: new Map(), assets: new Map() },
})

interface ContentOptions {
  /** Shared with other instances of the process; one's own unless given. */
  memory?: ContentMemory
  /** Takes the place of the service where entries are read. */
  fetch?: Fetch
}

/** Creates all that the site reads of its content; state is in `memory` only. Other rooms use the doors beside it. */
export function createContent(
  env: ServerEnv,
  { memory = createContentMemory(env), ...given }: ContentOptions = {},
) {
  const { withPriority, currentPriority } = createPriorities(memory.priority)
  const dependencies = createDependencies(memory.dependencies)
  const { dependOn, noteProblem } = dependencies
  const staleGuard = createStaleGuard(memory.expectedRevisions)
  const client = createContentClient(env)
  const sendCall = createSendCall({ throttle: memory.throttle, currentPriority })
  const query = withoutLackingFields(createQuery({ client, sendCall, rejectStale: staleGuard.rejectStale }))
  const { fetchEntries, fetchPages, fetchEntry } = given.fetch ?? createFetch({ query, dependOn })
  const fetchPage = createFetchPage({ client, sendCall, fetchEntries, fetchEntry, dependOn })
  const states = createPublishedStates({ client, sendCall, fetchEntries })
  const { isAnythingPublished } = states

  const version = memory.cacheVersion
  const cachedQuery = createCachedQuery({ version, dependencies, withPriority, isAnythingPublished })

  const changes = createPathChanges(memory.pathChanges)
  const { isKnownGone } = staleGuard
  const lossGuard = createLossGuard({ memory: memory.pathLoss, isKnownGone, isAnythingPublished })
  const addresses = createOldAddresses(memory.addresses, (fetch, milliseconds) =>
    createCache(fetch, { maxAge: () => milliseconds, version }),
  )
  const paths = createPathIndexes({
    memory: memory.paths,
    file: createPathFile(env),
    changes,
    addresses,
    lossGuard,
    fetchEntries,
    withPriority,
    dependencies,
  })

  const scheme = assetScheme(env)
  const followLinks = createFollowLinks({ knownIndex: paths.known, addresses, dependOn })
  const lastPublished = createLastPublished(contentFile(env, 'last-published'), memory.lastPublished)
  const lists = createLists({ fetchEntries, cachedQuery, followLinks, scheme, noteProblem, lastPublished })
  const getPage = createGetPage({
    fetchPage,
    fetchEntries,
    lists,
    listedPathIndex: paths.listed,
    followLinks,
    dependOn,
    noteProblem,
    lastPublished,
    areReviewsOn: env.REVIEWS_ENABLED,
    reviewGraceDays: env.REVIEW_GRACE_DAYS,
    siteUrl: env.SITE_URL,
    scheme,
  })

  const searchParts = {
    fetchPages,
    fetchEntry,
    filterGroups: lists.filterGroups,
    scheme,
    lastPublished,
    siteUrl: env.SITE_URL,
    reviewGraceDays: env.REVIEW_GRACE_DAYS,
  }

  const statesOf = createEntryStates(states)
  const survey = createSurvey({
    fetchPages,
    statesOf,
    pathIndex: () => paths.known('delivery'),
    redirects: () => lists.redirects('delivery'),
    hasPreview: Boolean(env.CONTENTFUL_PREVIEW_TOKEN),
  })

  return {
    memory,
    service: { client, query, fetchEntries, fetchEntry, fetchPage },
    lists,
    pages: {
      /** Drafts are shown by environment flag for the whole site, or by draft mode for one editor (behavior PREVIEW-1, PREVIEW-2). */
      source: (isDraftMode: boolean): ContentSource =>
        isDraftMode || env.CONTENTFUL_USE_PREVIEW ? 'preview' : 'delivery',
      get: getPage,
      globalData: lists.globalData,
      searchWithoutEntry: async (title: string, source: ContentSource) =>
        searchPageWithoutEntry(
          title,
          await paths.listed(source, listingPageTypes),
          (await lists.globalData(source)).popularSearches,
        ),
      products: lists.allProducts,
      /** The products of a listing, by its facet (behavior LIST-1). @throws ContentError */
      listedProducts: async (facetId: string | null, source: ContentSource) =>
        listedProducts(await dependencies.withoutDependencies(() => lists.allProducts(source)), facetId),
      redirects: lists.redirects,
      areReviewsOn: env.REVIEWS_ENABLED,
      /** Another one after each change of content. */
      version: () => version.current,
      /** The products that may be reviewed, by what their reviews are filed under. @throws ContentError */
      reviewable: async (source: ContentSource) =>
        reviewableProducts(
          await dependencies.withoutDependencies(() => lists.allProducts(source)),
          env.REVIEWS_ENABLED,
        ),
      privacyEntry: createGetPrivacyEntry(env.PRIVACY_DOCUMENT_URL, version),
      dependOn,
      collectDependencies: dependencies.collectDependencies,
      withPriority,
      currentPriority,
      checkService: createCheckService(client),
      checkPrivacyDocument: async () =>
        env.PRIVACY_DOCUMENT_URL === null ? null : privacyDocumentFault(env.PRIVACY_DOCUMENT_URL),
    },
    paths,
    addresses,
    changes: {
      ...states,
      staleGuard,
      recordOfList: dependencies.recordOfList,
      withPriority,
      /** Makes every cached response of this process old, in pages and API routes alike. */
      invalidate: () => invalidate(version),
      /** The path index as it was before all changes that no webhook has reported yet. */
      pathsBefore: changes.indexBefore,
      forgetPathChanges: changes.forget,
    },
    search: {
      records: (ids: string[]) => readSearchRecords(searchParts, ids),
      stream: () => streamSearchRecords(searchParts, null),
      /** @throws ContentError */
      synonyms: () => readSynonyms(searchParts),
      isAnythingPublished,
    },
    drafts: {
      idAt: createDraftIdAt(fetchEntry, paths),
      slugShowing: createPageShowing(fetchEntries, paths),
      statesOf,
      /** What is found in the whole space at once; visitors' queries go first. */
      survey: (now: number) => withPriority('renewal', () => survey(now)),
    },
  }
}

export type Content = ReturnType<typeof createContent>

let installed: Content | null = null

/** This process's content: what pages and API routes keep in memory is one. */
export function content(): Content {
  if (installed) return installed
  const env = serverEnv()
  installed = createContent(env, { memory: processWide('content', () => createContentMemory(env)) })
  return installed
}

/** Puts an instance in place of the process's own, for tests of what is above the content. */
export function installContent(instance: Content): void {
  installed = instance
}
