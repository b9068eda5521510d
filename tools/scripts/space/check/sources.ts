import type { ExportEntry } from '@sandbox/export-format'
import { type CheckContext, type Finding, findingAt, isDraft, textOf } from './context'
import { linkedEntries } from './fields'

/** A source that was consulted after the review of a text cannot have been part of it. */
export function sourceFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const reviewed = textOf(entry, 'reviewDate', context)
  if (reviewed === null || isDraft(entry)) return []
  return linkedEntries(context, entry, 'sources').flatMap((source) => {
    const consulted = textOf(source, 'consultedOn', context)
    if (consulted === null || consulted <= reviewed) return []
    const reason = `${source.sys.id} was consulted on ${consulted}, after the review on ${reviewed}`
    return [findingAt(context, entry, 'sources', reason)]
  })
}
