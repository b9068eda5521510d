import type { ExportEntry } from '@sandbox/export-format'
import { foldText } from '@/shared/utils/fold-text'
import { richTextUnits, sentencesOf } from '../wording/text-units'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'
import { fieldOf, linkedEntries } from './fields'
import { leafletBodies } from './leaflets'

/** A sentence that forbids a product, or ends its use; in a chapter of contra-indications every line does. */
const FORBIDS =
  /^(?:pare\b|não (?:use|comece|tome|passe)\b|com [^.:]*, não (?:use|comece|tome|passe)\b|se [^.:]*, pare\b)/i
const CONTRAINDICATIONS = /^quando não/i

const sentencesIn = (document: unknown): string[] =>
  richTextUnits(document).flatMap((text) => sentencesOf(text.trim()))

/** The sentences of a product, and of its leaflet, that forbid it or end its use. */
export const warningsOf = (context: CheckContext, product: ExportEntry): string[] => [
  ...leafletBodies(context, product)
    .flatMap(sentencesIn)
    .filter((sentence) => FORBIDS.test(sentence)),
  ...['productDetails', 'usageInstructions']
    .flatMap((field) => linkedEntries(context, product, field))
    .filter((section) => fieldOf(context, section, 'isWarning') === true)
    .flatMap((section) => {
      const sentences = sentencesIn(fieldOf(context, section, 'contents'))
      return CONTRAINDICATIONS.test(textOf(section, 'title', context) ?? '')
        ? sentences
        : sentences.filter((sentence) => FORBIDS.test(sentence))
    }),
]

/** Facets of complaints: those by which a recommender's answers find products, answers on safety or age excluded. */
const complaintsOf = (context: CheckContext): ExportEntry[] => {
  const questions = context.space.entries.filter(
    (entry) => typeIdOf(entry) === 'recommenderQuestion' && textOf(entry, 'role', context) === 'condition',
  )
  const answers = questions
    .flatMap((question) => linkedEntries(context, question, 'answers'))
    .filter((answer) => typeof fieldOf(context, answer, 'ageFrom') !== 'number')
  return [...new Set(answers.flatMap((answer) => linkedEntries(context, answer, 'facets')))]
}

/** `Febre e dores` is in a text with either. */
const isIn = (sentence: string, title: string): boolean =>
  title.split(' e ').some((words) => new RegExp(`\\b${foldText(words)}\\b`).test(foldText(sentence)))

/** A complaint with which a product must not be used, by its own warnings, and for which the recommender would suggest it. */
export function warningFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  if (typeIdOf(entry) !== 'product' || isDraft(entry)) return []
  const isKnown = [...linkedEntries(context, entry, 'facets'), ...linkedEntries(context, entry, 'notFor')]
  const warnings = warningsOf(context, entry)
  return complaintsOf(context)
    .filter((facet) => !isKnown.includes(facet))
    .flatMap((facet) => {
      const title = textOf(facet, 'title', context)
      const warning = title === null ? undefined : warnings.find((sentence) => isIn(sentence, title))
      if (warning === undefined) return []
      return [findingAt(context, entry, 'notFor', `lacks ${facet.sys.id}, though it warns: “${warning}”`)]
    })
}
