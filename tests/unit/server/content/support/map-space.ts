import type { SpaceExport } from '@sandbox/export-format'
import { makeReply } from '@tests/factories/replies'
import { mapContentPage } from '@/server/content/mappers/pages/content'
import type { ReadContext, ReportedProblem } from '@/server/content/reader/context'
import { readEntry } from '@/server/content/reader/entry'
import { createGraph } from '@/server/content/service/graph'
import { type ContentReply, type RawEntry, readReply } from '@/server/content/service/reply'
import { isContentTypeId } from '@/shared/content-model'
import type { AnyEntry, Entry } from '@/shared/content-model/entry'

/** A mapper of entries of one content type. (A method, so that it is taken whichever type that is.) */
export type EntryMapper<Model> = { map(entry: AnyEntry): Model }['map']

/** Every published entry and asset of a space, as one checked reply. */
export const replyOf = (space: SpaceExport): ContentReply => readReply(makeReply(space, ''), {})

export interface Mapping {
  context: ReadContext
  /** What editors should mend, in the order found. */
  problems: ReportedProblem[]
}

export const mappingOf = (reply: ContentReply): Mapping => {
  const problems: ReportedProblem[] = []
  const report = (problem: ReportedProblem) => void problems.push(problem)
  return {
    context: { graph: createGraph([reply], () => undefined), scheme: 'https:', report },
    problems,
  }
}

export const entryOf = (reply: ContentReply, id: string): RawEntry => {
  const entry = reply.includes?.Entry?.find(({ sys }) => sys.id === id)
  if (!entry) throw new Error(`The space has no published entry ${id}`)
  return entry
}

/** An entry by its own content type, whichever that is. */
export const readAny = (entry: RawEntry, context: ReadContext): AnyEntry => {
  const type = entry.sys.contentType.sys.id
  if (!isContentTypeId(type)) throw new Error(`The model has no content type ${type}`)
  return readEntry(type, entry, context)
}

/** One entry of a space by the mapper of its content type, with the problems that turned up. */
export const mapEntry = <Model>(map: EntryMapper<Model>, space: SpaceExport, id: string) => {
  const reply = replyOf(space)
  const { context, problems } = mappingOf(reply)
  return { model: map(readAny(entryOf(reply, id), context)), problems }
}

/** The mapper of content pages that show nothing of other entries. */
export const mapPage = (entry: Entry<'contentPage'>) =>
  mapContentPage(entry, { comparison: null, continents: null, reviewable: null })
