import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { isLink } from '@sandbox/server/content/guards'
import type { UsageLimits } from '@/shared/content-model/products/suitability'
import type { Guidance } from '@/shared/content-model/types/search-guidance'
import type { SearchConcept } from '@/shared/content-model/views/search-dictionary'
import {
  DANGERS,
  GRAVITIES,
  GRAVITY_OF_URGENCY,
  HELP_LINES,
  SEARCH_CONCEPT_KINDS,
  URGENCIES,
} from '@/shared/content-model/vocabulary'
import dangerFile from '@/shared/words/generated/danger.json'
import { readEngine } from '@/shared/words/judge-danger'
import type { Advisor } from '@/shared/words/understanding/advise'
import { dictionaryOf } from '@/shared/words/understanding/dictionary'
import { type CheckContext, contextOf, isDraft, textOf, typeIdOf } from './check/context'

/** A product as the tester and `npm run search:judge` name it. */
export interface JudgedProduct extends UsageLimits {
  id: string
  title: string
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const fieldsOf = (context: CheckContext) => {
  const value = (entry: ExportEntry, field: string): unknown => entry.fields[field]?.[context.defaultLocale]
  const links = (entry: ExportEntry, field: string): ExportEntry[] =>
    [value(entry, field)]
      .flat()
      .filter(isLink)
      .flatMap(({ sys }) => context.entries.get(sys.id) ?? [])
  return {
    value,
    links,
    text: (entry: ExportEntry, field: string) => textOf(entry, field, context),
    texts: (entry: ExportEntry, field: string): string[] =>
      listOf(value(entry, field)).filter((text) => typeof text === 'string'),
    number: (entry: ExportEntry, field: string): number | null => {
      const found = value(entry, field)
      return typeof found === 'number' ? found : null
    },
  }
}
type Fields = ReturnType<typeof fieldsOf>

const isIn = <Key extends string>(words: Record<Key, string>, value: string | null): value is Key =>
  value !== null && Object.hasOwn(words, value)

const conceptOf = (entry: ExportEntry, { text, texts, number, links }: Fields): SearchConcept => {
  const age = number(entry, 'age')
  const kind = text(entry, 'kind')
  return {
    key: text(entry, 'name') ?? entry.sys.id,
    kind: isIn(SEARCH_CONCEPT_KINDS, kind) ? kind : 'common',
    words: texts(entry, 'words'),
    ...(age !== null && { age }),
    groups: links(entry, 'groups').flatMap((facet) => text(facet, 'uniqueId') ?? []),
    avoids: texts(entry, 'avoids'),
  }
}

const gravityOf = (value: string | null): Guidance['gravity'] =>
  isIn(GRAVITIES, value) ? value : 'information'

const dangerOf = (value: string | null): Guidance['danger'] => (isIn(DANGERS, value) ? value : null)

const urgencyOf = (value: string | null): Guidance['gravity'] | null =>
  isIn(URGENCIES, value) ? GRAVITY_OF_URGENCY[value] : null

const guidanceOf = (entry: ExportEntry, { value, text, texts, links }: Fields): Guidance => {
  const [danger] = links(entry, 'dangerEntry')
  const words = danger ?? entry
  return {
    id: entry.sys.id,
    words: texts(entry, 'words'),
    when: texts(entry, 'when'),
    danger: dangerOf(text(entry, 'danger')),
    gravity: urgencyOf(text(words, 'urgency')) ?? gravityOf(text(words, 'gravity')),
    calls: texts(words, 'calls').flatMap((text) => HELP_LINES.find((line) => line === text) ?? []),
    title: text(words, 'title') ?? entry.sys.id,
    text: text(words, danger ? 'act' : 'text'),
    href: null,
    withholdsProducts: value(entry, 'withholdsProducts') === true,
  }
}

const productOf = (entry: ExportEntry, { value, text, texts, number, links }: Fields): JudgedProduct => ({
  id: entry.sys.id,
  title: text(entry, 'title') ?? entry.sys.id,
  isMedicine: value(entry, 'isMedicine') === true,
  minimumAge: number(entry, 'minimumAge'),
  notFor: links(entry, 'notFor').flatMap((facet) => text(facet, 'uniqueId') ?? []),
  substances: links(entry, 'activeIngredients').flatMap((substance) =>
    [text(substance, 'name'), text(substance, 'drugClass'), ...texts(substance, 'synonyms')].filter(
      (name) => name !== null,
    ),
  ),
})

/** What a space teaches the search, and its products: for editors and commands, which read spaces without a site. */
export function searchAdvisorOf(space: SpaceExport): { advisor: Advisor; products: JudgedProduct[] } {
  const context = contextOf(space)
  const fields = fieldsOf(context)
  const [page] = space.entries.filter((entry) => typeIdOf(entry) === 'searchPage')
  const read = <Item>(field: string, map: (entry: ExportEntry, fields: Fields) => Item): Item[] =>
    page ? fields.links(page, field).map((entry) => map(entry, fields)) : []
  return {
    advisor: {
      dictionary: dictionaryOf(read('concepts', conceptOf)),
      guidance: read('guidance', guidanceOf),
      unclear: read('unclear', guidanceOf)[0] ?? null,
      engine: readEngine(dangerFile),
    },
    products: space.entries
      .filter((entry) => typeIdOf(entry) === 'product' && !isDraft(entry))
      .map((entry) => productOf(entry, fields)),
  }
}
