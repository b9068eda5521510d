import { contentTypes, isContentTypeId } from '@/shared/content-model'
import type { Fields } from '@/shared/content-model/declare'
import type { FieldOptions } from '@/shared/content-model/fields'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import { foldText } from '@/shared/utils/fold-text'
import { utcDay } from '@/shared/utils/utc-day'
import type { ContentGraph } from '../service/graph'
import type { RawEntry } from '../service/reply'
import type { ReadContext } from './context'
import { dayOf, linkOf, textsIn } from './values'

/** An entry as it is stored: values by field, in one language. */
export interface RuleEntry {
  type: string
  fields: Readonly<Record<string, unknown>>
}

export type RuleProblem = Pick<ContentProblem, 'field' | 'reason' | 'detail'>

/** What rules look at besides the entry: entries that it links to, and the day, `2026-11-20`. */
export interface RuleContext {
  linked(link: unknown): RuleEntry | null
  today: string
}

/** Months below which an age is taken for one in years, unless the product is for babies. */
const BABY_MONTHS = 24

const optionsOf = (type: string): [string, FieldOptions][] => {
  const fields: Fields = isContentTypeId(type) ? contentTypes[type].fields : {}
  return Object.entries(fields).map(([name, { options }]) => [name, options])
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Other types are reported by their field's own check. */
const ownDay = (value: unknown): string | null => (typeof value === 'string' ? dayOf(value) : null)

/** The day on which the next review is due. @param every months */
export function nextReview(day: string, every: number): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + every)
  return next.toISOString().slice(0, 10)
}

/** When the text of an entry has to be reviewed next; null where nobody reviews it, or the day is not known. */
export function reviewDueOn({ type, fields }: RuleEntry): string | null {
  for (const [name, { reviewedEvery }] of optionsOf(type)) {
    const day = reviewedEvery === undefined ? null : ownDay(fields[name])
    if (day !== null && reviewedEvery !== undefined) return nextReview(day, reviewedEvery)
  }
  return null
}

const reviewProblems = ({ fields }: RuleEntry, name: string, every: number, today: string): RuleProblem[] => {
  const day = ownDay(fields[name])
  if (day === null) return []
  if (day > today) return [{ field: name, reason: 'reviewInFuture', detail: day }]
  const due = nextReview(day, every)
  return due < today ? [{ field: name, reason: 'reviewOverdue', detail: due }] : []
}

const rangeProblems = ({ fields }: RuleEntry, name: string, { min, max }: FieldOptions): RuleProblem[] => {
  const value = fields[name]
  if (typeof value !== 'number') return []
  const isWithin = value >= (min ?? value) && value <= (max ?? value)
  return isWithin ? [] : [{ field: name, reason: 'outOfRange', detail: String(value) }]
}

const isForBabies = ({ fields }: RuleEntry, { linked }: RuleContext): boolean =>
  (Array.isArray(fields.facets) ? fields.facets : []).some((link) => {
    const facet = linked(link)
    return foldText(String(facet?.fields.title ?? '')).includes('bebe')
  })

/** What rules of single fields do not see: fields of a product, and its leaflet, that contradict each other. */
const productProblems = (entry: RuleEntry, context: RuleContext): RuleProblem[] => {
  const { isMedicine, category, minimumAge, leaflet, title } = entry.fields
  const found: RuleProblem[] = []
  if (isMedicine !== true && (category === 'medicine' || !isEmpty(leaflet)))
    found.push({ field: 'isMedicine', reason: 'medicineUnsaid' })
  if (isMedicine === true && !isEmpty(category) && category !== 'medicine')
    found.push({ field: 'category', reason: 'otherCategory', detail: String(category) })
  if (
    typeof minimumAge === 'number' &&
    minimumAge > 0 &&
    minimumAge < BABY_MONTHS &&
    !isForBabies(entry, context)
  )
    found.push({ field: 'minimumAge', reason: 'ageInYears', detail: String(minimumAge) })
  const named = context.linked(leaflet)?.fields.product
  if (typeof named === 'string' && foldText(named).trim() !== foldText(String(title)).trim())
    found.push({ field: 'leaflet', reason: 'otherLeaflet', detail: named })
  return found
}

/** Health rules that an entry breaks: what makes a health text dangerous or old though every field is well formed. */
export function healthProblems(entry: RuleEntry, context: RuleContext): RuleProblem[] {
  const isMedicine = entry.fields.isMedicine === true
  return [
    ...optionsOf(entry.type).flatMap(([name, options]): RuleProblem[] => {
      const isAsked = options.askedOf === 'all' || (options.askedOf === 'medicine' && isMedicine)
      if (isAsked && isEmpty(entry.fields[name]))
        return [{ field: name, reason: options.askedOf === 'all' ? 'empty' : 'medicineLacks' }]
      return [
        ...rangeProblems(entry, name, options),
        ...(options.reviewedEvery ? reviewProblems(entry, name, options.reviewedEvery, context.today) : []),
      ]
    }),
    ...(entry.type === 'product' ? productProblems(entry, context) : []),
  ]
}

/** Unknown names in braces and `[TODO]` in the texts of an entry. Texts of the interface have a rule of their own. */
export function textProblems({ type, fields }: RuleEntry): RuleProblem[] {
  if (type === 'labels') return []
  return optionsOf(type).flatMap(([field, { placeholders = [] }]) =>
    textsIn(fields[field]).flatMap((text): RuleProblem[] => [
      ...[...text.matchAll(/\{([\p{L}\w]+)\}/gu)]
        .filter(([, name = '']) => !placeholders.includes(name))
        .map(([detail]) => ({ field, reason: 'unknownPlaceholder' as const, detail })),
      ...(/\[TODO\b|\bTODO:/.test(text) ? [{ field, reason: 'unfinished' as const }] : []),
    ]),
  )
}

/** An entry of a reply, as health rules look at it. */
export function ruleEntry({ sys, fields }: RawEntry): RuleEntry {
  return { type: sys.contentType.sys.id, fields }
}

const linkedIn =
  (graph: ContentGraph) =>
  (link: unknown): RuleEntry | null => {
    const raw = link === undefined ? null : graph.entry(linkOf(link)?.sys.id ?? '')
    return raw && ruleEntry(raw)
  }

/** Reports health rules that a page's own entry, which was fetched with all of its fields, breaks. */
export function reportHealthRules(raw: RawEntry, context: ReadContext): void {
  const entry = ruleEntry(raw)
  const today = utcDay(Date.now())
  const found = [...healthProblems(entry, { linked: linkedIn(context.graph), today }), ...textProblems(entry)]
  for (const problem of found) context.report({ entryId: raw.sys.id, contentType: entry.type, ...problem })
}
