import type { ExportEntry } from '@sandbox/export-format'
import { isLink, isRecord } from '@sandbox/server/content/guards'
import { foldText } from '@/shared/utils/fold-text'
import { SMALL_WORDS } from '@/shared/utils/small-words'
import { type CheckContext, type Finding, findingAt, isDraft, typeIdOf } from './context'
import { fieldOf, linkedEntries, textsOf } from './fields'

/** Words of so many guidances, such as “agora”, say nothing of any of them. */
const COMMON = 5
/** Letters that two forms of a word have in common: desmaio, desmaiou. */
const STEM = 5

const stemsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 3 || /^\d\d/.test(word)) && !SMALL_WORDS.has(word))
    .map((word) => word.slice(0, STEM))

/** All that a page says: its texts and those of the entries that it shows, other pages excluded. */
const textOfPage = (context: CheckContext, page: ExportEntry): string => {
  const seen = new Set<string>()
  const collect = (value: unknown): string => {
    if (typeof value === 'string') return value
    if (Array.isArray(value)) return value.map(collect).join(' ')
    if (isLink(value)) {
      const linked = context.entries.get(value.sys.id)
      if (!linked || seen.has(linked.sys.id) || linked.fields.slug) return ''
      seen.add(linked.sys.id)
      return collect(Object.values(linked.fields))
    }
    return isRecord(value) ? Object.values(value).map(collect).join(' ') : ''
  }
  return collect(Object.values(page.fields))
}

/** What a guidance says: the danger that it stands for, or its own fields. */
const spokenBy = (context: CheckContext, entry: ExportEntry): ExportEntry =>
  linkedEntries(context, entry, 'dangerEntry')[0] ?? entry

/** Stems of a field by entry, without those that many entries have. */
const ownStems = (
  context: CheckContext,
  entries: ExportEntry[],
  field: 'title' | 'words',
): { field: string; of: Map<ExportEntry, string[]> } => {
  const stems = entries.map((entry): [ExportEntry, string[]] => [
    entry,
    [
      ...new Set(
        textsOf(context, field === 'title' ? spokenBy(context, entry) : entry, field).flatMap(stemsOf),
      ),
    ],
  ])
  const isCommon = (stem: string) => stems.filter(([, all]) => all.includes(stem)).length >= COMMON
  return { field, of: new Map(stems.map(([entry, all]) => [entry, all.filter((stem) => !isCommon(stem))])) }
}

/** Fields of a guidance that its danger has. */
const SAID_BY_DANGER = ['title', 'text', 'gravity', 'calls', 'page'] as const

/** A guidance that says again what its danger says, or without a danger says nothing. */
export function guidanceTextFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  if (typeIdOf(entry) !== 'searchGuidance') return []
  const isFilled = (field: string): boolean => fieldOf(context, entry, field) !== undefined
  return isFilled('dangerEntry')
    ? SAID_BY_DANGER.filter(isFilled).map((field) =>
        findingAt(context, entry, field, 'is said by the danger of dangerEntry: leave it empty'),
      )
    : ['title', 'text']
        .filter((field) => !isFilled(field))
        .map((field) => findingAt(context, entry, field, 'is missing, and there is no dangerEntry to say it'))
}

/** A guidance whose page has no word of its title, or none of those by which it is found: its link leads to something else. */
export function guidanceFindings(context: CheckContext): Finding[] {
  const guidances = context.space.entries.filter(
    (entry) => typeIdOf(entry) === 'searchGuidance' && !isDraft(entry),
  )
  const fields = (['title', 'words'] as const).map((field) => ownStems(context, guidances, field))
  return guidances.flatMap((entry) => {
    const [page] = linkedEntries(context, spokenBy(context, entry), 'page')
    if (!page) return []
    const said = new Set(stemsOf(textOfPage(context, page)))
    return fields
      .map(({ field, of }) => ({ field, own: of.get(entry) ?? [] }))
      .filter(({ own }) => own.length > 0 && !own.some((stem) => said.has(stem)))
      .map(({ field, own }) =>
        findingAt(
          context,
          entry,
          'page',
          `${page.sys.id} has no word of its ${field}, such as ${own.join(', ')}`,
        ),
      )
  })
}
