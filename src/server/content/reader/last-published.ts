import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { logger, reasonOf } from '@/server/log/logger'
import { type ContentTypeId, contentTypes, isContentTypeId } from '@/shared/content-model'
import type { Fields } from '@/shared/content-model/declare'
import { contactParts } from '@/shared/utils/contact-links'
import type { ContentGraph } from '../service/graph'
import { isLink, type RawAsset, type RawEntry, readStored } from '../service/reply'
import { textsIn } from './values'

/** What must not vanish by one act of an editor, as it was published last; by id. */
export interface LastPublishedMemory {
  entries: Map<string, RawEntry>
  assets: Map<string, RawAsset>
}

export type LastPublished = ReturnType<typeof createLastPublished>

const typeOf = ({ sys }: RawEntry): string => sys.contentType.sys.id

const isPage = (type: string): boolean => isContentTypeId(type) && 'page' in contentTypes[type].facts

const isPhone = (value: unknown): boolean => typeof value === 'string' && /^\s*tel:/i.test(value)

const namesNumber = ({ fields }: RawEntry): boolean =>
  Object.values(fields).some((value) =>
    contactParts(textsIn(value).join(' ')).some(({ href }) => isPhone(href)),
  )

const judged = new WeakMap<RawEntry, boolean>()

const WARNINGS: readonly string[] = ['notice', 'danger'] satisfies ContentTypeId[]

/** Notices, warnings, and what names a number to call. */
const isSafetyText = (entry: RawEntry): boolean => {
  const known = judged.get(entry)
  if (known !== undefined) return known
  const { isWarning, url, link } = entry.fields
  const found =
    WARNINGS.includes(typeOf(entry)) ||
    isWarning === true ||
    isPhone(url) ||
    isPhone(link) ||
    namesNumber(entry)
  judged.set(entry, found)
  return found
}

/** Whether it has what the site needs of it: a broken one never replaces the last good one. */
const isWhole = (entry: RawEntry): boolean => {
  const type = typeOf(entry)
  const fields: Fields = isContentTypeId(type) ? contentTypes[type].fields : {}
  return Object.entries(fields).every(
    ([name, { options }]) => options.required !== true || String(entry.fields[name] ?? '').trim() !== '',
  )
}

const linkedIds = (value: unknown): string[] => {
  if (isLink(value)) return [value.sys.id]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linkedIds) : []
}

/** Whether an entry is such a text, or leads to one that stands within it; pages stand for themselves. */
const holdsSafetyText = (entry: RawEntry, graph: ContentGraph, known: Map<string, boolean>): boolean => {
  const id = entry.sys.id
  if (isPage(typeOf(entry))) return false
  const found = known.get(id)
  if (found !== undefined) return found
  // An entry within itself adds nothing.
  known.set(id, false)
  const holds =
    isSafetyText(entry) ||
    linkedIds(entry.fields).some((linked) => {
      const inner = graph.peek(linked)
      return inner !== null && holdsSafetyText(inner, graph, known)
    })
  known.set(id, holds)
  return holds
}

const readFile = (file: string): ReturnType<typeof readStored> => {
  try {
    return readStored(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { entries: [], assets: [] }
  }
}

const byId = <Item extends { sys: { id: string } }>(items: readonly Item[]) =>
  items.map((item) => [item.sys.id, item] as const)

/** @param file of this space on disk, so that a restart forgets nothing @param memory of the process */
export function createLastPublished(file: string, memory: LastPublishedMemory) {
  let isRead = false
  let isStoring = false
  const forgotten = new Set<string>()
  const load = (): void => {
    if (isRead) return
    isRead = true
    const { entries, assets } = readFile(file)
    for (const [id, entry] of byId(entries)) if (!memory.entries.has(id)) memory.entries.set(id, entry)
    for (const [id, asset] of byId(assets)) if (!memory.assets.has(id)) memory.assets.set(id, asset)
  }
  const write = (): void => {
    isStoring = false
    try {
      // Workers of a build each know some entries.
      const others = readFile(file)
      const entries = new Map([
        ...byId(others.entries.filter(({ sys }) => !forgotten.has(sys.id))),
        ...memory.entries,
      ])
      const assets = new Map([...byId(others.assets), ...memory.assets])
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(
        `${file}.${process.pid}`,
        JSON.stringify({ entries: [...entries.values()], assets: [...assets.values()] }),
      )
      renameSync(`${file}.${process.pid}`, file)
    } catch (error) {
      logger.warn(`content: the last safety texts stay in memory only: ${reasonOf(error)}`)
    }
  }
  /** Once for all that a page reads. */
  const store = (): void => {
    if (!isStoring) setTimeout(write)
    isStoring = true
  }
  return {
    /** @param isNeeded whether a field leads to it on which safety hangs */
    remember: (entry: RawEntry, graph: ContentGraph, isNeeded: boolean): void => {
      load()
      if (!isWhole(entry)) return
      const { id } = entry.sys
      const known = memory.entries.get(id)
      const isKept = !isPage(typeOf(entry)) && (isNeeded || holdsSafetyText(entry, graph, new Map()))
      // Another field may need it: what did not change stays.
      if (known ? known.sys.updatedAt === entry.sys.updatedAt : !isKept) return
      if (isKept) memory.entries.set(id, entry)
      else memory.entries.delete(id)
      forgotten[isKept ? 'delete' : 'add'](id)
      store()
    },
    rememberAsset: (asset: RawAsset): void => {
      load()
      if (JSON.stringify(memory.assets.get(asset.sys.id)) === JSON.stringify(asset)) return
      memory.assets.set(asset.sys.id, asset)
      store()
    },
    entry: (id: string): RawEntry | null => {
      load()
      return memory.entries.get(id) ?? null
    },
    asset: (id: string): RawAsset | null => {
      load()
      return memory.assets.get(id) ?? null
    },
  }
}
