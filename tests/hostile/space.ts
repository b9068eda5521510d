import type { ExportEntry, ExportField, SpaceExport } from '@sandbox/export-format'
import { loadSampleSpace } from '@sandbox/space/load'
import { followsForm } from '@/shared/content-model/types/content-page'
import { makeEntry } from '../factories/space'
import { documentOf, type LinkTo } from './documents'
import { type Random, randomFrom } from './random'
import { addressOf, lineOf, textOf } from './words'

/**
 * How complete an entry is: with every field and full lists, with every field, with the required ones
 * only, with lists of sixty, with lists of one, or random.
 */
type Kind = 'whole' | 'full' | 'bare' | 'crowded' | 'single' | 'random'
/** Of the first entries of a type; further ones are random. */
const KINDS: readonly Kind[] = ['full', 'bare', 'crowded', 'single']
/** Lengths of lists; any of these for a kind without an entry. */
const LENGTHS: Partial<Record<Kind, readonly [number, ...number[]]>> = {
  full: [2, 3, 5],
  crowded: [60],
  single: [1],
}

export interface HostilePage {
  contentType: string
  kind: Kind
  /** Below `/pt-br/`. */
  slug: string
  /** Whether its metadata, or its role, hide it from search engines. */
  isHidden: boolean
}

const SINGLE = new Set(['header', 'footer', 'homePage', 'searchPage'])
const ENTRIES_PER_TYPE = 9
const ADDRESS_FIELD = /url|link$/i
const GTINS = ['7891234567895', '7891234567890', '12ab', '78912345'] as const

const rule = <Key extends 'in' | 'linkContentType' | 'enabledNodeTypes'>(
  field: Pick<ExportField, 'validations'>,
  key: Key,
) => field.validations?.find((validation) => validation[key])?.[key]

const embedsOf = ({ validations }: ExportField): string[] =>
  validations?.flatMap(({ nodes }) =>
    (nodes?.['embedded-entry-block'] ?? []).flatMap((nodeRule) => nodeRule.linkContentType ?? []),
  ) ?? []

const linkOf = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** Makes the values of fields; only needs the number of entries of each content type. */
const valuesFrom = (random: Random, idsOf: (type: string) => string[], assets: string[], pages: string[]) => {
  const entryLink: LinkTo = (types) => {
    const id = random.chance(0.05) ? 'missing' : random.pickFrom(types.flatMap(idsOf))
    return id === undefined ? null : linkOf(id)
  }
  const assetLink = () => {
    const id = random.chance(0.05) ? 'missing' : random.pickFrom(assets)
    return { sys: { type: 'Link', linkType: 'Asset', id } }
  }
  const linkFor = (field: Pick<ExportField, 'linkType' | 'validations'>) =>
    field.linkType === 'Asset' ? assetLink() : entryLink(rule(field, 'linkContentType') ?? [])
  const line = (field: ExportField): unknown => {
    const values = rule(field, 'in')
    if (values && random.chance(0.9)) return random.pickFrom(values)
    if (field.id === 'gtin') return random.pick(GTINS)
    if (ADDRESS_FIELD.test(field.id)) return addressOf(random)
    return lineOf(random)
  }
  const list = (field: ExportField, kind: Kind): unknown => {
    const { items } = field
    if (kind === 'whole' && items?.type === 'Link')
      return (rule(items, 'linkContentType') ?? []).flatMap(idsOf).map(linkOf)
    const length = random.pick(LENGTHS[kind] ?? [0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 5, 60])
    return Array.from({ length }, () => (items?.type === 'Link' ? linkFor(items) : lineOf(random)))
  }
  return (field: ExportField, kind: Kind): unknown => {
    if (field.type === 'Symbol') return line(field)
    if (field.type === 'Text') return textOf(random)
    if (field.type === 'Link') return linkFor(field)
    if (field.type === 'Array') return list(field, kind)
    if (field.type === 'RichText') return documentOf(random, entryLink, embedsOf(field), pages)
    if (field.type === 'Boolean') return random.chance(0.5)
    if (field.type === 'Date') return random.pick(['2026-02-01', '2026-13-45T99:00Z', '0000'])
    if (field.type === 'Object')
      return random.pick<unknown>([{ smartphone: 'full' }, { a: [1, { b: '<i>' }] }, []])
    return random.pick([0, -1, 3, 1_000_000])
  }
}

/** A field that the page cannot do without is never hostile itself on pages that must be served. */
const isLeftOut = (field: ExportField, kind: Kind, random: Random): boolean => {
  if (kind === 'full' || kind === 'whole' || kind === 'crowded') return false
  if (field.required) return kind === 'random' && random.chance(0.03)
  return kind === 'bare' || random.chance(0.35)
}

/**
 * A space with the site's content model and nothing of its content, as strangers may fill it: long words, codes, scripts
 * of other directions, blanks, links to nothing, drafts, cycles, and everything optional missing at times. The pictures
 * are the sample's. The same for the same seed.
 */
export const hostileSpace = async (seed: number): Promise<{ space: SpaceExport; pages: HostilePage[] }> => {
  const sample = await loadSampleSpace()
  const random = randomFrom(seed)
  const types = sample.contentTypes
  const countOf = (type: string) => (SINGLE.has(type) ? 1 : ENTRIES_PER_TYPE)
  const idsOf = (type: string) => Array.from({ length: countOf(type) }, (_, index) => `${type}-${index}`)
  const pageTypes = types.filter(({ fields }) => fields.some(({ id }) => id === 'slug'))
  const pages = pageTypes.map(({ sys }) => sys.id)
  const makeValue = valuesFrom(
    random,
    idsOf,
    sample.assets.map(({ sys }) => sys.id),
    pages,
  )
  const kindOf = (type: string, index: number): Kind => {
    if (SINGLE.has(type)) return 'whole'
    const kind = KINDS[index] ?? 'random'
    // Entries on a crowded page are not crowded themselves: nobody reads a page of thousands of cards.
    return pages.includes(type) || kind === 'full' || kind === 'bare' ? kind : 'random'
  }

  const made: (Omit<HostilePage, 'isHidden'> & { metadata: unknown; role: unknown })[] = []
  const entries: ExportEntry[] = types.flatMap(({ sys, fields }) =>
    idsOf(sys.id).map((id, index) => {
      const kind = kindOf(sys.id, index)
      const isPage = pages.includes(sys.id)
      const values = Object.fromEntries(
        fields
          .filter((field) => !isLeftOut(field, kind, random))
          .map((field) => [field.id, makeValue(field, kind)] as const)
          .filter(([, value]) => value !== null),
      )
      // A page of a broken address or without its title is not served: only some of them are.
      if (isPage) {
        const slug =
          index === 8 ? random.pick(['Página Ç', 'a.b', ' ', 'search']) : `hostil/${id.toLowerCase()}`
        Object.assign(values, { slug })
        const { metadata, role }: Record<string, unknown> = values
        made.push({ contentType: sys.id, kind, slug, metadata, role })
      }
      if (kind !== 'random')
        for (const { id: key, required, type } of fields)
          if (required && type === 'Symbol' && !/\p{L}/u.test(String(values[key]))) values[key] = 'Título'
      // A recommender without a question about safety is refused on purpose.
      if (kind !== 'random' && sys.id === 'recommenderQuestion')
        Object.assign(values, { role: 'safety', answers: [linkOf('recommenderAnswer-0')] })
      if (kind !== 'random' && sys.id === 'productRecommender')
        Object.assign(values, { questions: [linkOf('recommenderQuestion-0')] })
      const status = kind === 'random' && random.chance(0.06) ? 'draft' : 'published'
      return makeEntry(sys.id, { id, status, fields: values })
    }),
  )
  const hiding = entries.filter(({ fields }) => Object.values(fields.noIndex ?? {}).includes(true))
  const isHidden = (metadata: unknown) =>
    hiding.some(({ sys }) => JSON.stringify(metadata) === JSON.stringify(linkOf(sys.id)))
  return {
    space: { ...sample, entries },
    pages: made.map(({ metadata, role, ...page }) => ({
      ...page,
      isHidden: isHidden(metadata) || (page.contentType === 'contentPage' && followsForm(role)),
    })),
  }
}
