import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { logger, reasonOf } from '@/server/logging/logger'
import { type RawEntry, readEntries } from '../service/reply'

/** The last published text of notices that must not vanish: those that the law asks for beside medicines. */
export type LastNotices = ReturnType<typeof createLastNotices>

const mustStay = ({ sys, fields }: RawEntry): boolean =>
  sys.contentType.sys.id === 'notice' && fields.tone === 'medicine'

const readFile = (file: string): RawEntry[] => {
  try {
    return readEntries(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}

/** @param file of this space on disk, so that a restart forgets nothing @param memory of the process */
export function createLastNotices(file: string, memory: Map<string, RawEntry>) {
  let isRead = false
  const load = (): void => {
    if (!isRead)
      for (const entry of readFile(file)) if (!memory.has(entry.sys.id)) memory.set(entry.sys.id, entry)
    isRead = true
  }
  const store = (changed: string): void => {
    try {
      // Workers of a build each know some notices.
      const others = readFile(file).filter(({ sys }) => sys.id !== changed)
      const all = new Map([...others.map((entry) => [entry.sys.id, entry] as const), ...memory])
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(`${file}.${process.pid}`, JSON.stringify([...all.values()]))
      renameSync(`${file}.${process.pid}`, file)
    } catch (error) {
      logger.warn(`content: the last notices stay in memory only: ${reasonOf(error)}`)
    }
  }
  return {
    remember: (entry: RawEntry): void => {
      load()
      const known = memory.get(entry.sys.id)
      if (mustStay(entry) ? known?.sys.updatedAt === entry.sys.updatedAt && known : !known) return
      if (mustStay(entry)) memory.set(entry.sys.id, entry)
      else memory.delete(entry.sys.id)
      store(entry.sys.id)
    },
    last: (id: string): RawEntry | null => {
      load()
      return memory.get(id) ?? null
    },
  }
}
