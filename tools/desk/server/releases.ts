import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Release } from '../api'

const release = z.object({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  entries: z.array(z.string()),
  state: z.enum(['waiting', 'done', 'failed']),
  refusals: z.array(z.object({ entry: z.string(), text: z.string() })),
})

/** What an editor plans. */
export const plannedRelease = z.object({
  name: z.string().trim().min(1).max(120),
  at: z.iso.datetime({ offset: true }),
  entries: z.array(z.string()).min(1).max(200),
})

/** Interval of checks for due releases, in milliseconds. */
const LOOK_EVERY = 1000

/** Releases in a file of this machine. They are published by this process: without it they wait. */
export interface Releases {
  list: () => Release[]
  plan: (planned: z.infer<typeof plannedRelease>) => Promise<Release>
  /** @returns false for a release that is not waiting any more */
  cancel: (id: string) => Promise<boolean>
  publishDue: () => Promise<void>
  stop: () => void
}

/** @param publish resolves with the errors, null for none */
export async function openReleases(
  file: string,
  publish: (entry: string) => Promise<string | null>,
): Promise<Releases> {
  const stored: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'))
  let releases: Release[] = z.array(release).catch([]).parse(stored)
  const save = async (changed: Release[]): Promise<void> => {
    releases = changed
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(`${file}.tmp`, JSON.stringify(releases, null, 2))
    await rename(`${file}.tmp`, file)
  }
  const publishAll = async ({ entries }: Release): Promise<Release['refusals']> => {
    const refusals: Release['refusals'] = []
    for (const entry of entries) {
      const text = await publish(entry)
      if (text !== null) refusals.push({ entry, text })
    }
    return refusals
  }
  let isBusy = false
  const publishDue = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      for (const due of releases.filter(
        ({ at, state }) => state === 'waiting' && Date.parse(at) <= Date.now(),
      )) {
        const refusals = await publishAll(due)
        const over: Release = { ...due, state: refusals.length > 0 ? 'failed' : 'done', refusals }
        await save(releases.map((each) => (each.id === due.id ? over : each)))
      }
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void publishDue().catch(console.error), LOOK_EVERY)
  return {
    list: () => releases,
    plan: async (planned) => {
      const made: Release = { ...planned, id: randomUUID(), state: 'waiting', refusals: [] }
      await save([...releases, made])
      return made
    },
    cancel: async (id) => {
      const rest = releases.filter((each) => each.id !== id || each.state !== 'waiting')
      const isFound = rest.length < releases.length
      if (isFound) await save(rest)
      return isFound
    },
    publishDue,
    stop: () => clearInterval(timer),
  }
}
