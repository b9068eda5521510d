import type { ExportEntry } from '@sandbox/export-format'
import { isLink } from '@sandbox/server/content/guards'
import { lostPlaceholders, placeholdersOf } from '@/server/content/mappers/labels'
import { parseVideoSource } from '@/server/content/mappers/sections/media'
import { HOME_SECTIONS } from '@/shared/content-model/types/home-page'
import { labelTable } from '@/shared/labels/table'
import { isServableSlug, trimSlug } from '@/shared/routing/links'
import { ageFindings } from './ages'
import {
  type CheckContext,
  FIXED_PAGES,
  type Finding,
  findingAt,
  isDraft,
  textOf,
  typeIdOf,
  valuesOf,
} from './context'
import { dangerFindings } from './dangers'
import { linkedEntries, textsOf } from './fields'
import { gridFindings } from './grids'
import { guidanceFindings, guidanceTextFindings } from './guidance'
import { healthFindings } from './health'
import { exclusionFindings, leafletFindings } from './leaflets'
import { placeFindings } from './places'
import { redirectFindings } from './redirects'
import { roleFindings } from './roles'
import { sourceFindings } from './sources'
import { besideFindings, togetherFindings } from './together'
import { validationReasons } from './values'
import { warningFindings } from './warnings'

/** Content types of which the site reads one entry. */
const SINGLE = new Set(['header', 'footer', ...Object.keys(FIXED_PAGES)])

/** Containers: with nothing in these fields they are not rendered. */
const CONTENTS: Record<string, string[]> = {
  accordionSection: ['items'],
  articleList: ['categoryArticles', 'extraArticles'],
  cardSection: ['cards'],
  carousel: ['panels'],
  continent: ['countries'],
  faqPage: ['questions'],
  faqSection: ['questions'],
  filterGroup: ['facets'],
  linkContainer: ['links'],
  menuItemContainer: ['menuItems'],
  recommenderQuestion: ['answers'],
  sectionContainer: ['sectionContent'],
  tabsSection: ['tabs'],
}

type Rule = (context: CheckContext, entry: ExportEntry) => Finding[]

const isLabelKey = (key: string): key is keyof typeof labelTable => Object.hasOwn(labelTable, key)

/** A text of the interface replaces one that the site has, and fills in only what that one fills in. */
const labelFindings: Rule = (context, entry) => {
  const key = textOf(entry, 'key', context)
  if (typeIdOf(entry) !== 'labels' || key === null) return []
  if (!isLabelKey(key)) return [findingAt(context, entry, 'key', `${key} is no key of a text of the site`)]
  const known = placeholdersOf(labelTable[key])
  const used = placeholdersOf(textOf(entry, 'value', context) ?? '')
  const error = (reason: string) => findingAt(context, entry, 'value', reason)
  return [
    ...used
      .filter((name) => !known.includes(name))
      .map((name) => error(`{${name}} is not filled in here; the text allows ${known.join(', ') || 'none'}`)),
    ...lostPlaceholders(labelTable[key], textOf(entry, 'value', context) ?? '').map((name) =>
      error(`{${name}} is lost: the text of the site has it, so its value would not be shown`),
    ),
  ]
}

/** The order of home's sections is typed by editors as ids of its fields. */
const orderFindings: Rule = (context, entry) =>
  typeIdOf(entry) === 'homePage'
    ? textsOf(context, entry, 'sectionOrder')
        .filter((name) => !HOME_SECTIONS.some((known) => known === name))
        .map((name) =>
          findingAt(
            context,
            entry,
            'sectionOrder',
            `"${name}" is no section; known are ${HOME_SECTIONS.join(', ')}`,
          ),
        )
    : []

const videoFindings: Rule = (context, entry) => {
  if (typeIdOf(entry) !== 'video') return []
  const source = parseVideoSource(
    {
      videoLink: textOf(entry, 'videoLink', context),
      videoUrl: textOf(entry, 'videoUrl', context),
      captionsUrl: textOf(entry, 'captionsUrl', context),
      videoFile: valuesOf(entry, 'videoFile').some(isLink) ? { url: 'https:' } : null,
      captionsFile: null,
    },
    'https:',
  )
  return source
    ? []
    : [findingAt(context, entry, 'videoLink', 'is neither a YouTube or Vimeo address nor a video file')]
}

const emptyFindings: Rule = (context, entry) => {
  const fields = CONTENTS[typeIdOf(entry)]
  const isFilled = (field: string): boolean => {
    const value = entry.fields[field]?.[context.defaultLocale]
    return Array.isArray(value) && value.length > 0
  }
  if (!fields || fields.some(isFilled)) return []
  return [findingAt(context, entry, fields[0] ?? null, 'is empty: nothing of it is rendered', 'note')]
}

/** A page has the path of its slug only if no page with a fixed path has it, and the site serves such a path. */
const slugFindings: Rule = (context, entry) => {
  const slug = textOf(entry, 'slug', context)
  if (slug === null) return []
  const path = trimSlug(slug)
  const error = (reason: string) => [findingAt(context, entry, 'slug', reason)]
  if (path === '') return error(`${JSON.stringify(slug)} is the address of the home page`)
  const fixed = Object.entries(FIXED_PAGES).find(([, place]) => place === path)
  if (fixed) return error(`${JSON.stringify(slug)} is the address of the ${fixed[0]}, which is served there`)
  const field = context.types.get(typeIdOf(entry))?.fields.find(({ id }) => id === 'slug')
  const isNarrative = field !== undefined && validationReasons(field, slug).length > 0
  return isNarrative || isServableSlug(path)
    ? []
    : error(`the site serves no address like ${JSON.stringify(slug)}`)
}

const singleFindings = (context: CheckContext): Finding[] => {
  const seen = new Map<string, ExportEntry>()
  return context.space.entries.flatMap((entry) => {
    const type = typeIdOf(entry)
    if (!SINGLE.has(type) || isDraft(entry)) return []
    const first = seen.get(type)
    if (!first) seen.set(type, entry)
    return first
      ? [findingAt(context, entry, null, `is a second ${type} beside ${first.sys.id}: the site reads one`)]
      : []
  })
}

/** The site leaves out an entry that contains itself. */
const selfFindings: Rule = (context, entry) =>
  Object.keys(entry.fields)
    .filter((field) => linkedEntries(context, entry, field).includes(entry))
    .map((field) => findingAt(context, entry, field, 'links to its own entry: the site leaves that out'))

const RULES: Rule[] = [
  selfFindings,
  labelFindings,
  videoFindings,
  emptyFindings,
  slugFindings,
  roleFindings,
  togetherFindings,
  besideFindings,
  gridFindings,
  leafletFindings,
  warningFindings,
  ageFindings,
  healthFindings,
  exclusionFindings,
  sourceFindings,
  redirectFindings,
  orderFindings,
  dangerFindings,
  guidanceTextFindings,
]

/** What Contentful allows and the site cannot render, or would render otherwise than editors expect. */
export function siteFindings(context: CheckContext): Finding[] {
  return [
    ...context.space.entries.flatMap((entry) => RULES.flatMap((rule) => rule(context, entry))),
    ...singleFindings(context),
    ...placeFindings(context),
    ...guidanceFindings(context),
  ]
}
