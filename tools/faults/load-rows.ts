import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ground } from './content-rows'
import { PUBLISHED_PAGE, publishTitle, showsSoon } from './publishing'
import { line, memoryOf, type Row, watchMemory } from './row'
import { request, unknownPath } from './visit'

const CONNECTIONS = 40
const ADDRESSES = 10_000
/** Megabytes that caches of a busy server may add after a first round. */
const MAY_GROW = 120
/** Megabytes of heap that may stay in use; addresses that look like a page's cost Next 650 bytes each. */
const HEAP_MAY_GROW = 30
/** Megabytes of log that unknown addresses may cost. */
const LOG_MAY_GROW = 0.5

const inMegabytes = (grown: number): string => `${grown > 0 ? '+' : ''}${grown} MB`

/** Visitors on all connections at once, as fast as the site responds, until there is no further address. */
const storm = async (next: () => string | null): Promise<number[]> => {
  const statuses: number[] = []
  const visitor = async (): Promise<void> => {
    for (let url = next(); url !== null; url = next()) statuses.push((await request(url)).status)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  return statuses
}

/** At saturation, while editors publish every second. */
export async function saturationRow({ site, world, published }: Ground, seconds: number): Promise<Row> {
  const pages = [...published, PUBLISHED_PAGE]
  let requested = 0
  const until = (end: number) => () => {
    requested += 1
    return performance.now() < end ? `${site.origin}${pages[requested % pages.length]}` : null
  }
  // Caches are filled first: any growth after that is a leak.
  await storm(until(performance.now() + 5000))
  const heapBefore = await site.heap()
  const memory = watchMemory(site.service.pid)
  const end = performance.now() + seconds * 1000
  let title = ''
  const editors = async (): Promise<void> => {
    while (performance.now() < end) {
      title = await publishTitle(world)
      await sleep(1000)
    }
  }
  const [statuses] = await Promise.all([storm(until(end)), editors()])
  const late = await showsSoon([site.origin], title, 'last')
  memory.end()
  const growth = (await site.heap()) - heapBefore
  const bad = statuses.filter((status) => status < 200 || status > 299)
  const grown = memory.most() - memory.before
  return line(
    `${seconds} s at saturation, publishing every second`,
    {
      published: `${statuses.length} responses, ${bad.length} not 2xx`,
      memory: `${memory.before} to ${memory.most()} MB, retained ${inMegabytes(growth)}`,
    },
    [
      ...(growth > HEAP_MAY_GROW ? [`${growth} MB more are retained`] : []),
      ...(bad.length > 0 ? [`${bad.length} responses were not 2xx: ${[...new Set(bad)].join(', ')}`] : []),
      ...(grown > MAY_GROW ? [`memory grew by ${grown} MB`] : []),
      ...late,
    ],
  )
}

const filesOf = async (folder: string): Promise<number> =>
  (await readdir(path.join(folder, '.next-faults'), { recursive: true })).length

/** Unknown addresses, short and long, valid and odd: neither disk nor memory nor log grow. */
export async function unknownAddressesRow({ site }: Ground): Promise<Row> {
  let remaining = ADDRESSES
  const ODD = ['', 'A', '%0a', '.php/x', `/${'y'.repeat(400)}`, `/${'y'.repeat(4000)}`]
  const next = (limit: number) => () => {
    if (remaining === limit) return null
    remaining -= 1
    return `${site.origin}${unknownPath().slice(0, -1)}${ODD[remaining % ODD.length] ?? ''}/`
  }
  // The first thousand fill what has a limit.
  await storm(next(ADDRESSES - 1000))
  await sleep(1000)
  const look = async () => ({
    heap: await site.heap(),
    memory: memoryOf(site.service.pid),
    files: await filesOf(site.folder),
  })
  const before = await look()
  const logBefore = site.service.output().length
  const statuses = await storm(next(0))
  await sleep(2000)
  const after = await look()
  const growth = after.heap - before.heap
  const log = (site.service.output().length - logBefore) / 1024 / 1024
  const wrong = statuses.filter((status) => status !== 404)
  return line(
    `${ADDRESSES.toLocaleString('en')} unknown addresses`,
    {
      unknown: `${statuses.length - wrong.length} of ${statuses.length} 404`,
      memory: `${before.memory} to ${after.memory} MB, retained ${inMegabytes(growth)}, ${after.files - before.files} files, ${log.toFixed(1)} MB of log`,
    },
    [
      ...(wrong.length > 0 ? [`other responses than 404: ${[...new Set(wrong)].join(', ')}`] : []),
      ...(after.files > before.files ? [`${after.files - before.files} files`] : []),
      ...(after.memory - before.memory > MAY_GROW ? ['memory grew'] : []),
      ...(growth > HEAP_MAY_GROW ? [`${growth} MB more are retained`] : []),
      ...(log > LOG_MAY_GROW ? ['the log grew'] : []),
    ],
  )
}
