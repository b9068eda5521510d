import type { ExportEntry } from '@sandbox/export-format'
import { isLink } from '@sandbox/server/content/guards'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'

/** The entries that a list field links to, as far as the site gets them: drafts are seen by other drafts only. */
const linkedFrom = (context: CheckContext, entry: ExportEntry, field: string): ExportEntry[] => {
  const value = entry.fields[field]?.[context.defaultLocale]
  return (Array.isArray(value) ? value : []).filter(isLink).flatMap(({ sys }) => {
    const linked = context.entries.get(sys.id)
    return linked && (isDraft(entry) || !isDraft(linked)) ? [linked] : []
  })
}

const isSafety = (context: CheckContext, question: ExportEntry): boolean =>
  textOf(question, 'role', context) === 'safety'

/** An answer about safety names the products that are safe, or leads to the doctor. */
const safetyFindings = (context: CheckContext, question: ExportEntry): Finding[] =>
  linkedFrom(context, question, 'answers')
    .filter((answer) => answer.fields.needsDoctor?.[context.defaultLocale] !== true)
    .filter((answer) => linkedFrom(context, answer, 'facets').length === 0)
    .map((answer) =>
      findingAt(
        context,
        answer,
        'facets',
        `is empty, but ${question.sys.id} decides what is safe: name the facets of products that may be used, or set needsDoctor`,
      ),
    )

/** A recommender needs its question about safety: without it, medicine for adults could be suggested for babies. */
export function roleFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const type = typeIdOf(entry)
  if (type === 'recommenderQuestion' && isSafety(context, entry)) return safetyFindings(context, entry)
  if (type !== 'productRecommender') return []
  return linkedFrom(context, entry, 'questions').some((question) => isSafety(context, question))
    ? []
    : [
        findingAt(
          context,
          entry,
          'questions',
          'none of its published questions has the role safety: choose it for the question that decides what may be used, such as that about age',
        ),
      ]
}
