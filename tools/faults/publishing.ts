import { setTimeout as sleep } from 'node:timers/promises'
import { RECOVERS_WITHIN } from './row'
import { request } from './visit'
import type { World } from './world'

const ENTRY = 'page-termos-de-uso'
const SLUG = 'termos-de-uso'
export const PUBLISHED_PAGE = `/pt-br/${SLUG}/`

let titles = 0

/** Publishes a new title of a page, and notifies the site by webhook. @returns the title */
export async function publishTitle({ order }: World): Promise<string> {
  titles += 1
  const title = `Termos de uso, edição ${titles}`
  const fields = Object.fromEntries(
    Object.entries({ name: title, title, slug: SLUG }).map(([name, value]) => [name, { 'pt-BR': value }]),
  )
  await order(`entries/${ENTRY}`, { fields, publish: true })
  return title
}

/** @returns faults: every one of these sites must show a title in time. */
export async function showsSoon(origins: readonly string[], title: string, when: string): Promise<string[]> {
  const startedAt = performance.now()
  let late = [...origins]
  while (late.length > 0 && performance.now() - startedAt < RECOVERS_WITHIN) {
    const responses = await Promise.all(late.map((origin) => request(`${origin}${PUBLISHED_PAGE}`)))
    late = late.filter((_, index) => !responses[index]?.text.includes(title))
    if (late.length > 0) await sleep(200)
  }
  return late.map((origin) => `what was published ${when} is not shown by ${origin}`)
}
