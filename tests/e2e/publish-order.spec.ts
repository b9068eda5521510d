import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import {
  breakService,
  desk,
  forgetRequests,
  pendingFaults,
  publish,
  removeEntry,
  restoreAll,
  setWebhooks,
  slowResponses,
} from './support/control'
import {
  ALONE,
  type Page,
  publishTitle,
  seenOn,
  sendWebhook,
  type Target,
  UNLINKED,
} from './support/editors-webhook'
import { instancesForSuite, test } from './support/own-site'

/** A publish that was acknowledged is on every instance, and stays. */
test.describe.configure({ mode: 'serial' })

const { first, second } = instancesForSuite('order')

/** Milliseconds for which the response with header and footer is held. */
const HOLD = 3000
const HEADER_QUERY = 'header,footer,labels'

/**
 * Has an instance begin a rendering that has read the page's entry, and goes on for three seconds because header and footer
 * come late: what is published in between is not in it.
 */
const holdRendering = async (held: Target, target: Target): Promise<void> => {
  await forgetRequests()
  // A change that no page shows makes header and footer be asked for again.
  // 202 says that earlier work is left.
  await expect
    .poll(() => sendWebhook('delete', `shown-nowhere-${Math.random()}`, target, 'shown-nowhere'), {
      timeout: 60_000,
      intervals: [2000],
    })
    .toBe(200)
  await breakService({ service: 'delivery', mode: 'late', match: HEADER_QUERY, times: 1, delayMs: HOLD })
  const looks = { timeout: 30_000, intervals: [100] }
  await expect
    .poll(async () => {
      await seenOn(held)
      return pendingFaults()
    }, looks)
    .toBe(0)
}

const CHANGES = [
  ['an edit', () => publish(UNLINKED.entry, { title: 'Título editado' }), 'publish', 'Título editado'],
  ['an unpublish', () => desk(UNLINKED.entry, 'unpublish'), 'unpublish', '404'],
  ['a deletion', () => removeEntry(UNLINKED.entry), 'delete', '404'],
] as const

const PLACES = [
  ['on the only instance', () => ({ held: ALONE, target: ALONE, all: [ALONE] })],
  ['on the instance with the webhook', () => ({ held: first, target: first, all: [first, second] })],
  ['on another instance', () => ({ held: second, target: first, all: [first, second] })],
] as const

for (const [what, change, action, expected] of CHANGES)
  for (const [where, instances] of PLACES)
    test(`${what} is not undone by a rendering under way ${where}`, async () => {
      const { held, target, all } = instances()
      const onAll = (): Promise<string[]> => Promise.all(all.map((instance) => seenOn(instance)))
      const wanted = all.map(() => expected)
      /** Instances show it soon after 200, and after 202 (a slow machine, many pages) once the work is done. */
      const isServed = async (status: number | null, shown: string): Promise<void> => {
        expect([200, 202]).toContain(status)
        await expect.poll(onAll, { timeout: 60_000 }).toEqual(all.map(() => shown))
      }
      try {
        const before = `Título antes de ${what} ${where}`
        await isServed(await publishTitle(before, target), before)
        await holdRendering(held, target)
        await change()
        await isServed(await sendWebhook(action, `${what} ${where}`, target), expected)
        await expect.poll(() => slowResponses(HOLD), { timeout: 10_000 }).toBe(1)
        for (let look = 0; look < 40; look += 1) expect(await onAll()).toEqual(wanted)
      } finally {
        await restoreAll()
        await setWebhooks(false)
        await sendWebhook('publish', `after ${what} ${where}`, target)
      }
    })

/** Visitors of the pages while work goes on. */
const withVisitors = async (pages: Page[], work: () => Promise<void>): Promise<void> => {
  let isOver = false
  const visitors = [first, second].flatMap((instance) =>
    pages.map(async (page) => {
      while (!isOver) {
        await seenOn(instance, page)
        await wait(20)
      }
    }),
  )
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(visitors)
  }
}

/** Publishes and reads; half of them while every core is busy. A thousand (PUBLISH_CYCLES=1000) take most of an hour. */
const CYCLES = Number(process.env.PUBLISH_CYCLES || 12)
const LANES: [Page, () => Target][] = [
  [UNLINKED, () => first],
  [{ entry: 'page-acessibilidade', slug: 'acessibilidade' }, () => second],
]

test(`${CYCLES} publishes, half of them with every core busy, are shown by both instances, and stay`, async () => {
  test.setTimeout(60_000 + CYCLES * 15_000)
  const undone: string[] = []
  const cycle = async (name: string, page: Page, target: Target): Promise<void> => {
    await publishTitle(name, target, page)
    for (const instance of [first, second]) {
      await expect.poll(() => seenOn(instance, page), { timeout: 60_000 }).toBe(name)
      const again = await seenOn(instance, page)
      if (again !== name) undone.push(`${name}: ${again}`)
    }
  }
  const lanes = async (from: number, to: number): Promise<void> => {
    const work = LANES.map(async ([page, target], lane) => {
      for (let count = from + lane; count < to; count += LANES.length)
        await cycle(`${page.slug} ${count}`, page, target())
    })
    await Promise.all(work)
  }
  await withVisitors(
    LANES.map(([page]) => page),
    async () => {
      await lanes(0, CYCLES / 2)
      const busy: ChildProcess[] = Array.from({ length: availableParallelism() }, () =>
        spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
      )
      try {
        await lanes(CYCLES / 2, CYCLES)
      } finally {
        for (const child of busy) child.kill()
      }
    },
  )
  expect(undone).toEqual([])
})
