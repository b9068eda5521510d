import type { ExportEntry } from '@sandbox/export-format'
import { foldText } from '@/utils/fold-text'
import { richTextUnits, sentencesOf } from '../wording/text-units'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'
import { fieldOf, linkedEntries } from './fields'

/** A sentence that forbids a product, or ends its use; in a chapter of contra-indications every line does. */
const FORBIDS =
  /^(?:pare\b|não (?:use|comece|tome|passe)\b|com [^.:]*, não (?:use|comece|tome|passe)\b|se [^.:]*, pare\b)/i
const CONTRAINDICATIONS = /^quando não/i

const warningsOf = (context: CheckContext, product: ExportEntry): string[] =>
  ['productDetails', 'usageInstructions']
    .flatMap((field) => linkedEntries(context, product, field))
    .filter((section) => fieldOf(context, section, 'isWarning') === true)
    .flatMap((section) => {
      const sentences = richTextUnits(fieldOf(context, section, 'contents')).flatMap((text) =>
        sentencesOf(text.trim()),
      )
      return CONTRAINDICATIONS.test(textOf(section, 'title', context) ?? '')
        ? sentences
        : sentences.filter((sentence) => FORBIDS.test(sentence))
    })

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

const YOUNGER = /menores de (\d+) anos/i
const WITH_DOCTOR = /\bde (\d+) a (\d+) anos, (?:só com|sem) a orientação/i

/** Ages of a product, which its marks show, that differ from what its warnings say. */
export function ageFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  if (typeIdOf(entry) !== 'product' || isDraft(entry)) return []
  const warnings = warningsOf(context, entry)
  const yearsOf = (pattern: RegExp, group: number): number | null => {
    const found = warnings.flatMap((sentence) => pattern.exec(sentence)?.[group] ?? [])[0]
    return found === undefined ? null : Number(found)
  }
  const least = yearsOf(YOUNGER, 1)
  const last = yearsOf(WITH_DOCTOR, 2)
  const wanted: [field: string, months: number | null][] = [
    ['minimumAge', least === null ? null : least * 12],
    ['withDoctorUntil', last === null ? null : (last + 1) * 12],
  ]
  return wanted
    .filter(([field, months]) => months !== null && fieldOf(context, entry, field) !== months)
    .map(([field, months]) => findingAt(context, entry, field, `is not ${months}, which its warnings say`))
}
