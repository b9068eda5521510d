import { CONTENT_FAULTS } from './http-faults'
import { play, type Row } from './row'
import type { Site, World } from './world'

const CONTENT_API = '/spaces/'
const PRIVACY_DOCUMENT = '/privacy/'

/** What the parts of the command have in common: a running site, and pages of it. */
export interface Ground {
  world: World
  site: Site
  pages: number
  published: readonly string[]
  /** A page that nobody has requested; each is given once. */
  nextNeverBuilt(): string
  report(row: Row): void
}

/** The site and services for these faults. */
export function sceneOf({ site, pages, published, nextNeverBuilt }: Ground, fault: string) {
  const addresses = { origin: site.origin, published, neverBuilt: nextNeverBuilt() }
  return { fault, pages, pid: site.service.pid, addresses }
}

/** The content service, and the network before it. */
export async function contentRows(ground: Ground): Promise<void> {
  const { content } = ground.world
  for (const [name, fault] of Object.entries(CONTENT_FAULTS))
    ground.report(
      await play({
        ...sceneOf(ground, `content service: ${name}`),
        begin: () => content.set(fault(), CONTENT_API),
        end: () => content.set(null),
      }),
    )
  ground.report(
    await play({
      ...sceneOf(ground, 'content service: dead'),
      begin: () => content.refuse(),
      end: () => content.listen(),
    }),
  )
}

const HOSTS = [
  '401',
  '404',
  '429, reset in 3,600 s',
  '500',
  'hanging',
  '502 with HTML',
  '200 with HTML',
  'reset',
  'cut in the middle',
  'dripping',
  'broken JSON',
  'a list in place of the reply',
  'redirect in a circle',
  '100 MB unpacked',
  'length too short',
] as const

/** The privacy document's host, and the search service. */
export async function hostRows(ground: Ground): Promise<void> {
  const { content, search } = ground.world
  for (const [what, proxy, place] of [
    ['privacy document', content, PRIVACY_DOCUMENT],
    ['search', search, ''],
  ] as const)
    for (const name of HOSTS)
      ground.report(
        await play({
          ...sceneOf(ground, `${what}: ${name}`),
          begin: () => proxy.set(CONTENT_FAULTS[name]?.() ?? null, place),
          end: () => proxy.set(null),
        }),
      )
  ground.report(
    await play({
      ...sceneOf(ground, 'search: dead'),
      begin: () => search.refuse(),
      end: () => search.listen(),
    }),
  )
}
