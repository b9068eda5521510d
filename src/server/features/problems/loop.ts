import { inTransaction, ServiceUnavailable } from '@/server/database/database'
import { logger } from '@/server/log/logger'
import { returnNotes, startNotes, takeNotes } from './note'
import { writeProblems } from './write'

/** Stores what was noted since the last time, in one transaction; it is tried again later if the database is unavailable. */
export async function writeNotes(): Promise<void> {
  const notes = takeNotes()
  if (notes.size === 0) return
  try {
    await inTransaction((trx) => writeProblems(trx, notes))
  } catch (error) {
    returnNotes(notes)
    if (!(error instanceof ServiceUnavailable)) logger.error({ err: error }, 'problems: not stored')
  }
}

/** Stores problems in batches, apart from any request. @returns ends it, and stores the rest */
export function startProblemWriting(): () => Promise<void> {
  startNotes()
  let writing: Promise<void> = Promise.resolve()
  const write = (): Promise<void> => {
    writing = writing.then(writeNotes)
    return writing
  }
  const timer = setInterval(write, 5000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await write()
  }
}
