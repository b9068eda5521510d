import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Addresses,
  healthOf,
  lookAt,
  type PageResponse,
  pathsOfSitemap,
  request,
  type Sight,
} from './visit'

/** One line of the table. */
export interface Row {
  fault: string
  published: string
  neverBuilt: string
  unknown: string
  sitemap: string
  health: string
  sticks: string
  recovery: string
  memory: string
  /** Empty for a pass. */
  problems: string[]
}

/** Milliseconds after a fault within which everything must be as before it. */
export const RECOVERS_WITHIN = 30_000
/** Megabytes by which a fault may make a server grow. */
const MAY_GROW = 300
/** Milliseconds after which pages may be made again (REVALIDATE_SECONDS), and a little more. */
const STALE_AFTER = 2300

/** Megabytes of memory in use; 0 where the machine does not report. */
export function memoryOf(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}

/** Watches a process: the most that it used so far, in megabytes. */
export function watchMemory(pid: number | undefined): { before: number; most(): number; end(): void } {
  const before = memoryOf(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 100)
  return { before, most: () => Math.max(most, memoryOf(pid)), end: () => clearInterval(timer) }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

const inWords = ({ status, milliseconds }: PageResponse): string =>
  milliseconds < 1000 ? String(status) : `${status} after ${seconds(milliseconds)}`

const publishedInWords = (responses: PageResponse[]): string => {
  const good = responses.filter(({ status }) => status === 200).length
  const worst = Math.max(...responses.map(({ milliseconds }) => milliseconds))
  return `${good === responses.length ? 'all' : `${good} of ${responses.length}`} 200, at most ${seconds(worst)}`
}

const isWhole = (sight: Sight, pages: number): boolean =>
  sight.published.every(({ status }) => status === 200) &&
  sight.neverBuilt.status === 200 &&
  sight.unknown.status === 404 &&
  pathsOfSitemap(sight.sitemap).length === pages

/** @returns milliseconds until all is as before, the health's word included; null where it never was in time. */
const recoveryOf = async (addresses: Addresses, pages: number): Promise<number | null> => {
  const startedAt = performance.now()
  while (performance.now() - startedAt < RECOVERS_WITHIN) {
    if (isWhole(await lookAt(addresses), pages)) return performance.now() - startedAt
    await sleep(200)
  }
  return null
}

/** What a fault left behind once it was over: pages that are wrong for good. */
const lastingFaults = async (addresses: Addresses): Promise<string[]> => {
  await sleep(STALE_AFTER)
  const [never, home] = await Promise.all([
    request(`${addresses.origin}${addresses.neverBuilt}`),
    request(`${addresses.origin}${addresses.published[0]}`),
  ])
  const isPage = ({ status, text }: PageResponse) => status === 200 && /<h1[\s>]/.test(text)
  return [
    ...(isPage(never) ? [] : [`the page that was never built responds ${never.status}`]),
    ...(isPage(home) ? [] : [`a published page responds ${home.status}`]),
    ...(/privacidade/.test(home.text) ? [] : ['the privacy link is missing']),
  ]
}

const judge = (sight: Sight, pages: number): string[] => [
  ...(sight.published.every(({ status }) => status === 200) ? [] : ['a published page failed']),
  ...(sight.published.every(({ text }) => /privacidade/.test(text)) ? [] : ['the privacy link is missing']),
  ...([200, 500, 503].includes(sight.neverBuilt.status)
    ? []
    : [`a page that exists was answered ${sight.neverBuilt.status}`]),
  ...([404, 500, 503].includes(sight.unknown.status) ? [] : [`an unknown address: ${sight.unknown.status}`]),
  ...(pathsOfSitemap(sight.sitemap).length === pages ? [] : ['the sitemap lost pages']),
  ...(sight.health.status === 200 ? [] : ['health does not respond 200']),
]

export interface Scene {
  fault: string
  addresses: Addresses
  pages: number
  pid: number | undefined
  /** Starts the fault; `end` reverts it. */
  begin(): Promise<void> | void
  end(): Promise<void> | void
  /** More rules that apply while things fail. @returns what is broken */
  whileFailing?(): Promise<string[]>
  /** More rules that apply afterward. @returns what is broken */
  afterward?(): Promise<string[]>
}

/** Simulates one fault on a running site: visits it while pages are old enough to be revalidated, and until it has recovered. */
export async function play({ addresses, pages, pid, ...scene }: Scene): Promise<Row> {
  await Promise.all(addresses.published.map((path) => request(`${addresses.origin}${path}`)))
  const memory = watchMemory(pid)
  await sleep(STALE_AFTER)
  await scene.begin()
  const sight = await lookAt(addresses)
  const failing = (await scene.whileFailing?.()) ?? []
  const health = await request(`${addresses.origin}/api/health/`)
  await scene.end()
  const recovery = await recoveryOf(addresses, pages)
  const left = [...(await lastingFaults(addresses)), ...((await scene.afterward?.()) ?? [])]
  memory.end()
  const grown = memory.most() - memory.before
  return {
    fault: scene.fault,
    published: publishedInWords(sight.published),
    neverBuilt: inWords(sight.neverBuilt),
    unknown: inWords(sight.unknown),
    sitemap: inWords(sight.sitemap),
    health: healthOf(health),
    sticks: left.join('; ') || 'nothing',
    recovery: recovery === null ? 'none' : seconds(recovery),
    memory: `${memory.before} to ${memory.most()} MB`,
    problems: [
      ...judge(sight, pages),
      ...failing,
      ...left,
      ...(recovery === null ? [`not as before within ${seconds(RECOVERS_WITHIN)}`] : []),
      ...(grown > MAY_GROW ? [`memory grew by ${grown} MB`] : []),
    ],
  }
}

/** A line for a fault that visitors cannot see from all sides. */
export function line(fault: string, parts: Partial<Row>, problems: string[]): Row {
  const nothing = '-'
  return {
    fault,
    published: nothing,
    neverBuilt: nothing,
    unknown: nothing,
    sitemap: nothing,
    health: nothing,
    sticks: problems.join('; ') || 'nothing',
    recovery: nothing,
    memory: nothing,
    ...parts,
    problems,
  }
}
