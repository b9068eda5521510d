import type { ExportEntry } from '@sandbox/export-format'
import { readCombination } from '@/shared/words/understanding/find-guidance'
import { ARTICLES } from '@/shared/words/understanding/grammar'
import { NUMBER_KEYS } from '@/shared/words/understanding/numbers'
import { type CheckContext, type Finding, findingAt, textOf, typeIdOf, valuesOf } from './context'

const textsOf = (entry: ExportEntry, field: string): string[] =>
  valuesOf(entry, field)
    .flat()
    .filter((text) => typeof text === 'string')

const conceptNames = (context: CheckContext): Set<string> =>
  new Set([
    ...NUMBER_KEYS,
    ...[...context.entries.values()]
      .filter((entry) => typeIdOf(entry) === 'searchConcept')
      .flatMap((entry) => textOf(entry, 'name', context) ?? []),
  ])

/** Combinations that name no concept, and expressions of which only one word counts, as `de novo`: it would match too much. */
export function searchWordFindings(context: CheckContext): Finding[] {
  const names = conceptNames(context)
  return [...context.entries.values()].flatMap((entry) => {
    if (typeIdOf(entry) === 'searchGuidance')
      return textsOf(entry, 'when').flatMap((combination) =>
        readCombination(combination)
          .flatMap(({ keys }) => keys)
          .filter((key) => !names.has(key))
          .map((key) => findingAt(context, entry, 'when', `“${combination}”: there is no concept “${key}”`)),
      )
    if (typeIdOf(entry) !== 'searchConcept') return []
    return textsOf(entry, 'words')
      .filter((text) => {
        const words = text.split(/\s+/)
        return words.length > 1 && words.filter((word) => !ARTICLES.has(word)).length < 2
      })
      .map((text) =>
        findingAt(
          context,
          entry,
          'words',
          `“${text}”: only one of its words counts, articles and prepositions do not`,
        ),
      )
  })
}
