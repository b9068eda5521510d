import { loadSampleSpace } from '@sandbox/space/load'
import { loadParts } from '@/browser/hydration/on-demand'
import type { Content } from '@/server/content/content'
import type { PathIndex } from '@/server/content/paths'
import type { RawEntry } from '@/server/content/service/reply'
import { completeCrumbs } from '@/server/page-props/crumbs'
import { pagePropsOf } from '@/server/page-props/page-props-of'
import type { PageModel, PageType } from '@/shared/content-model'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { pageLabels } from '@/shared/labels/pages'
import { createLabelReader } from '@/shared/labels/reader'
import { fixedPageTypeAt, fixedSlugs } from '@/shared/routing/page-types'
import { setEnvironment } from './environment'
import { createMemoryService, type MemoryService } from './memory-service'
import { startContent } from './new-content'

export const SITE_URL = 'https://www.exemplo.com.br'
/** Of drafts nothing is kept, so that every answer shows entries as a test changed them. */
const SOURCE = 'preview'
type Source = 'preview' | 'delivery'

jest.mock('@/server/log/logger', () => ({
  logger: { warn: () => undefined, error: () => undefined, info: () => undefined },
  reasonOf: String,
}))
// There is no delivery API to ask what is published: without this, each draft waits for its retries.
jest.mock('@/server/content/service/published-states', () => ({
  createPublishedStates: () => ({
    getPublishedStates: async () => new Map(),
    isAnythingPublished: async () => true,
    getLinkingIds: async () => [],
  }),
}))
jest.mock('next/router', () => ({
  __esModule: true,
  default: { events: {} },
  useRouter: () => ({ isReady: true, asPath: '/pt-br/' }),
}))

export interface SamplePage {
  type: PageType
  path: string
  load: () => Promise<PageModel | null>
}

export interface SampleSite {
  service: MemoryService
  content: Content
  pages: SamplePage[]
  /** `contentType.field` of every field that editors must fill. */
  required: Set<string>
  loadLayout: () => Promise<PageProps>
  /** The props of a page inside a layout that is loaded already. */
  propsOf: (page: PageModel, layout: PageProps) => PageProps
}

const pagesOf = (getPage: Content['pages']['get'], paths: PathIndex, source: Source): SamplePage[] => [
  ...fixedSlugs.flatMap((path) => {
    const type = fixedPageTypeAt(path)
    return type ? [{ type, path, load: () => getPage(type, path, source) }] : []
  }),
  ...[...paths].map(([path, { type, rawSlug }]) => ({
    type,
    path,
    load: () => getPage(type, rawSlug, source),
  })),
]

/** Every page of the sample space, read and drawn in this process, without a network. @param source of its pages @param root folder of another space */
export const openSampleSite = async (source: Source = SOURCE, root?: string): Promise<SampleSite> => {
  setEnvironment('127.0.0.1:1', { SITE_URL })
  const space = await loadSampleSpace(root, () => undefined)
  const service = createMemoryService(space)
  const content = startContent({ fetch: service.fetch })
  const paths = await content.paths.known(source)
  await loadParts()
  return {
    service,
    content,
    pages: pagesOf(content.pages.get, paths, source),
    required: new Set(
      space.contentTypes.flatMap(({ sys, fields }) =>
        fields.filter(({ required }) => required).map(({ id }) => `${sys.id}.${id}`),
      ),
    ),
    loadLayout: () => pagePropsOf(null, source),
    propsOf: (page, layout) => ({
      ...layout,
      page,
      breadCrumbData: completeCrumbs(
        page,
        paths,
        createLabelReader(pageLabels, layout.mwLabels),
        () => undefined,
      ),
    }),
  }
}

/** An entry without one of its fields. */
export interface Loss {
  entry: RawEntry
  name: string
  /** Equal for entries that lose the same field; of optional ones, that have the same others, too: they are drawn alike. */
  kind: string
}

const lossesOf = (entry: RawEntry, isLost: (field: string) => boolean): Loss[] =>
  Object.keys(entry.fields)
    .filter((field) => isLost(`${entry.sys.contentType.sys.id}.${field}`))
    .map((field) => {
      const { [field]: _gone, ...fields } = entry.fields
      const kind = `${entry.sys.contentType.sys.id}.${field}`
      return { entry: { ...entry, fields }, name: `${entry.sys.id} without ${field}`, kind }
    })

export const requiredLossesOf = (entry: RawEntry, required: Set<string>): Loss[] =>
  lossesOf(entry, (field) => required.has(field))

export const omissionsOf = (entry: RawEntry, required: Set<string>): Loss[] =>
  lossesOf(entry, (field) => !required.has(field)).map((loss) => ({
    ...loss,
    kind: `${loss.kind}, with ${Object.keys(loss.entry.fields).sort()}`,
  }))
