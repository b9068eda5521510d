import type { SpaceExport } from '@sandbox/export-format'
import { makeReply } from '@tests/factories/replies'
import type { ContentProblem, MapContext } from '@/content/mappers/context'
import type { EntryMapper } from '@/content/mappers/define-mapper'
import { createGraph } from '@/content/service/graph'
import { type ContentReply, type RawEntry, readReply } from '@/content/service/reply'

/** Every published entry and asset of a space, as one checked reply. */
export const replyOf = (space: SpaceExport): ContentReply => readReply(makeReply(space, ''), {})

export interface Mapping {
  context: MapContext
  /** What editors should mend, in the order found. */
  problems: ContentProblem[]
}

export const mappingOf = (reply: ContentReply): Mapping => {
  const problems: ContentProblem[] = []
  const report = (problem: ContentProblem) => void problems.push(problem)
  return {
    context: { graph: createGraph([reply], () => undefined), scheme: 'https:', path: [], report },
    problems,
  }
}

export const entryOf = (reply: ContentReply, id: string): RawEntry => {
  const entry = reply.includes?.Entry?.find(({ sys }) => sys.id === id)
  if (!entry) throw new Error(`The space has no published entry ${id}`)
  return entry
}

/** One entry of a space by a mapper, with the problems that turned up. */
export const mapEntry = <Model>(mapper: EntryMapper<Model>, space: SpaceExport, id: string) => {
  const reply = replyOf(space)
  const { context, problems } = mappingOf(reply)
  return { model: mapper.read(entryOf(reply, id), context), problems }
}
