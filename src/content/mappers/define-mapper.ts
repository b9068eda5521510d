import type { z } from 'zod'
import { DEEP_INCLUDE_DEPTH } from '@/config/site'
import type { EntryLink } from '../entries/fields'
import { ContentError } from '../service/errors'
import type { RawEntry } from '../service/reply'
import type { MapContext } from './context'

/** Reads one content type: `read` checks the fields and maps them. */
export interface EntryMapper<Model> {
  contentType: string
  /** @throws ContentError `invalidEntry`, naming entry, field and reason. */
  read(entry: RawEntry, context: MapContext): Model
}

const invalid = (entry: RawEntry, field: string, reason: string, cause?: unknown) =>
  new ContentError(
    'invalidEntry',
    reason,
    { entryId: entry.sys.id, contentType: entry.sys.contentType.sys.id, field },
    { cause },
  )

/** What a mapper function knows besides the fields. */
export interface EntryInfo {
  id: string
  createdAt: string | null
  updatedAt: string | null
  /** Ends the mapping of this entry because something it cannot do without is missing. */
  fail(field: string, reason: string): never
}

/** Ties a schema of fields to a pure function from checked fields to a view model. */
export const defineMapper = <Schema extends z.ZodType, Model>(
  contentType: string,
  schema: Schema,
  map: (fields: z.infer<Schema>, entry: EntryInfo, context: MapContext) => Model,
): EntryMapper<Model> => ({
  contentType,
  read(entry, context) {
    context.draft?.entries.set(entry.sys.id, entry)
    const parsed = schema.safeParse(entry.fields)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      throw invalid(entry, issue?.path.join('.') || '(all)', issue?.message ?? 'unreadable', parsed.error)
    }
    const info: EntryInfo = {
      id: entry.sys.id,
      createdAt: entry.sys.createdAt ?? null,
      updatedAt: entry.sys.updatedAt ?? null,
      fail: (field, reason) => {
        throw invalid(entry, field, reason)
      },
    }
    return map(parsed.data, info, { ...context, path: [...context.path, entry.sys.id] })
  },
})

/** Maps the entry a link leads to, with the mapper of its content type; null, and one report, when that is not possible. */
export const mapLink = <Model>(
  link: EntryLink | null,
  mappers: readonly EntryMapper<Model>[],
  context: MapContext,
  from: { id: string; field: string },
): Model | null => {
  if (!link) return null
  const id = link.sys.id
  const report = (contentType: string, field: string, reason: string) => {
    context.report({ entryId: id, contentType, field, reason })
    return null
  }
  const entry = context.graph.entry(id)
  if (!entry)
    return report('unresolved', '-', `linked from ${from.id}.${from.field}, but not published or too deep`)
  const contentType = entry.sys.contentType.sys.id
  if (context.path.includes(id)) return null
  // Entries that all link to each other would otherwise be walked in every order.
  if (context.path.length > DEEP_INCLUDE_DEPTH)
    return report(
      contentType,
      '-',
      `linked from ${from.id}.${from.field}, deeper than ${DEEP_INCLUDE_DEPTH} levels`,
    )
  const mapper = mappers.find((candidate) => candidate.contentType === contentType)
  if (!mapper) return report(contentType, '-', `content type is not allowed in ${from.id}.${from.field}`)
  try {
    return mapper.read(entry, context)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return report(
      contentType,
      error.meta.field ?? '-',
      `${error.reason}; dropped from ${from.id}.${from.field}`,
    )
  }
}

/** Maps a list of links; what cannot be mapped is left out and reported, and what stands in it twice is shown once. */
export const mapLinks = <Model>(
  links: EntryLink[],
  mappers: readonly EntryMapper<Model>[],
  context: MapContext,
  from: { id: string; field: string },
): Model[] =>
  links.flatMap((link, index) => {
    if (links.findIndex(({ sys }) => sys.id === link.sys.id) < index) return []
    const model = mapLink(link, mappers, context, from)
    return model === null ? [] : [model]
  })
