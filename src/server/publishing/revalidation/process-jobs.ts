import { announceRevalidatedPages } from '@/server/cache/content-changed'
import { reportContentChange } from '@/server/cache/open-pages'
import { redisLink } from '@/server/cache/redis-link'
import { contentChanges } from '@/server/content/changes'
import { logger, reasonOf } from '@/server/log/logger'
import { isDeveloping } from '@/shared/config/env'
import { isRefusal, noteRefusal, refusals } from '../search/refusals'
import { syncRecords, syncSettings } from '../search/sync-records'
import type { Job, JobResult, Revalidate, Times, Work } from './job-store'
import { renderPaths, type StalePages, type Unfinished } from './render-paths'
import { takeUpChanges } from './take-up-changes'

const isKeyRefused = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403)

/** @returns whether the update succeeded, or is given up; a failure is logged. */
const isUpdated = async (what: string, update: () => Promise<unknown>): Promise<boolean> => {
  try {
    await contentChanges().withPriority('publishing', update)
    refusals().delete(what)
    return true
  } catch (error) {
    if (isRefusal(error)) {
      noteRefusal(what, error)
      return true
    }
    logger.warn(
      `publishing: ${what} not in step yet, ${isKeyRefused(error) ? 'check ALGOLIA_ADMIN_KEY' : 'tried again later'}: ${reasonOf(error)}`,
    )
    return false
  }
}

type SearchWork = Pick<Work, 'records' | 'searchSettings'>

/** @returns what could not be updated: of the records all or none. */
const updateSearch = async ({ records, searchSettings }: SearchWork): Promise<SearchWork> => {
  const areRecordsDone =
    records.length === 0 || (await isUpdated('search records are', () => syncRecords(records)))
  const areSettingsDone = !searchSettings || (await isUpdated('search synonyms are', () => syncSettings()))
  return { records: areRecordsDone ? [] : records, searchSettings: !areSettingsDone }
}

/** Rounds until a page that fails while the service works is left to its editors; the last one stays. */
const PATH_ATTEMPTS = 10

const describe = ({ change: { kind, id, expects } }: Job): string => `${kind} ${id} ${expects}`

const resultOf = (
  job: Job,
  work: Work,
  {
    failed,
    stale,
    unshared,
    took,
    records,
    searchSettings,
  }: Unfinished & SearchWork & { stale: StalePages; took: Times },
): JobResult => {
  const paths = [...work.paths, ...work.unshared]
  const left = paths.filter((path) => failed.has(path))
  const isHopeless = left.length > 0 && job.attempts >= PATH_ATTEMPTS
  if (isHopeless) logger.error({ paths: left }, `publishing: given up on ${left.join(', ')} for ${job.key}`)
  const rest: Work = {
    paths: isHopeless ? [] : left,
    unshared: paths.filter((path) => unshared.has(path)),
    records: work.records.filter((id) => records.includes(id)),
    searchSettings: work.searchSettings && searchSettings,
  }
  const isDone =
    !rest.searchSettings && [rest.paths, rest.unshared, rest.records].every(({ length }) => length === 0)
  return {
    revalidated: paths.filter((path) => !failed.has(path) && !stale.has(path)),
    stale: Object.fromEntries([...stale].filter(([path]) => paths.includes(path))),
    took,
    rest: isDone ? null : { ...job, work: rest, attempts: job.attempts + 1 },
  }
}

/** One round over all jobs: turns delivered changes into work, and revalidates each path once. */
export async function processJobs(
  jobs: readonly Job[],
  revalidate: Revalidate,
  storeWork: (job: Job) => Promise<void>,
): Promise<ReadonlyMap<string, JobResult>> {
  const startedAt = performance.now()
  const found = await takeUpChanges(jobs).catch((error: unknown) => {
    logger.warn(`publishing: ${jobs.length} change(s) wait: ${reasonOf(error)}`)
    return new Map<Job, Work>()
  })
  for (const [job, work] of found) if (!job.work) await storeWork({ ...job, work })
  const toShare = [...found.values()].flatMap((work) => work.unshared)
  // Without Redis, rendering them again is useless.
  const canShare = redisLink()?.isUp() ?? true
  const paths = new Set([...[...found.values()].flatMap((work) => work.paths), ...(canShare ? toShare : [])])
  const records = [...new Set([...found.values()].flatMap((work) => work.records))]
  const searchSettings = [...found.values()].some((work) => work.searchSettings)
  await announceRevalidatedPages([...paths])
  // Under `next dev` every request renders its page.
  if (isDeveloping() && found.size > 0) reportContentChange()
  const [rendered, searchLeft] = await Promise.all([
    renderPaths(isDeveloping() ? [] : paths, revalidate),
    updateSearch({ records, searchSettings }),
  ])
  const unfinished: Unfinished = {
    failed: rendered.failed,
    unshared: new Set([...rendered.unshared, ...toShare.filter((path) => !paths.has(path))]),
  }
  const isNews = paths.size > 0 || [...found.keys()].some((job) => !job.work)
  if (isNews)
    logger.info(
      {
        changes: [...found.keys()].map(describe),
        paths: [...paths],
        failed: [...unfinished.failed],
        stale: [...rendered.stale.keys()],
        unshared: [...unfinished.unshared],
        records,
      },
      `publishing: ${paths.size - unfinished.failed.size - rendered.stale.size} of ${paths.size} path(s) and ${records.length - searchLeft.records.length} of ${records.length} search record(s) renewed for ${found.size} change(s) in ${Math.round(performance.now() - startedAt)} ms`,
    )
  return new Map(
    [...found].map(([job, work]) => [
      job.key,
      resultOf(job, work, { ...unfinished, ...searchLeft, stale: rendered.stale, took: rendered.took }),
    ]),
  )
}
