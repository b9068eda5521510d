import { noteDue, takeDue } from '@/server/cache/due'
import { readDues } from '@/server/content/changes'
import { requestOwn } from '@/server/http/own-request'
import { logger, reasonOf } from '@/server/log/logger'
import { dependencyStore } from '../affected/dependency-store'
import { acceptedMessages } from '../webhook/accepted-messages'

const LOOK_EVERY = 1000
/** Milliseconds between readings of what pages of other instances wait for. */
const READ_EVERY = 300_000

/** Also moments of the past: pages that still wait for one were rendered before it. */
const readStored = async (): Promise<void> => {
  for (const dependencies of (await dependencyStore().readAll()).values())
    for (const due of readDues(dependencies)) noteDue(due)
}

/** Renews what shows the entry as if it were published now, once for all instances. */
const renew = async (due: { id: string; at: number }): Promise<void> => {
  const key = `due:${due.at}:${due.id}`
  if (!(await acceptedMessages().take([key]))) return
  try {
    await requestOwn({ kind: 'due', id: due.id })
  } catch (error) {
    await acceptedMessages().release([key])
    logger.warn(`publishing: ${due.id} is due, and its pages are not renewed yet: ${reasonOf(error)}`)
    noteDue(due, true)
  }
}

/**
 * Renews pages on the second at which a part of them appears or disappears (behavior TIME-2). Never
 * throws. @returns ends it
 */
export function revalidateWhenDue(): () => Promise<void> {
  let timer: NodeJS.Timeout
  let isEnding = false
  let readAt = Number.NEGATIVE_INFINITY
  const look = async (): Promise<void> => {
    try {
      if (performance.now() - readAt >= READ_EVERY) {
        readAt = performance.now()
        await readStored()
      }
      await Promise.all(takeDue(Date.now()).map(renew))
    } catch (error) {
      logger.warn(`publishing: what is due is not known now: ${reasonOf(error)}`)
    }
    if (!isEnding) timer = setTimeout(look, LOOK_EVERY).unref()
  }
  timer = setTimeout(look, LOOK_EVERY).unref()
  return async () => {
    isEnding = true
    clearTimeout(timer)
  }
}
