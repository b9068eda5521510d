import type {
  ExportAsset,
  ExportContentType,
  ExportEntry,
  ExportField,
  SpaceExport,
} from '@sandbox/export-format'
import type { Problem } from '@sandbox/space/loading/problem'
import { redirectKey } from '@/server/content/mappers/redirects'
import type { Reason } from '@/shared/content-model/reasons'
import { toAddress, trimSlug } from '@/shared/routing/links'
import { pageTypes } from '@/shared/routing/page-types'

/** A problem with its severity: an error fails the check, a note does not. */
export interface Finding extends Problem {
  level: 'error' | 'note'
  /** A reason of the site's own, which has words and a remedy for editors. */
  code?: Reason
}

/** A page that a path leads to. */
export interface PageRef {
  id: string
  isDraft: boolean
}

/** A space, indexed once for all checks. */
export interface CheckContext {
  space: SpaceExport
  types: Map<string, ExportContentType>
  entries: Map<string, ExportEntry>
  assets: Map<string, ExportAsset>
  /** Pages by path without slashes at its ends; the home page is the empty path. */
  pages: Map<string, PageRef>
  /** Published redirects by the old address as the site compares it: the id of the first that has it. */
  redirects: Map<string, string>
  defaultLocale: string
  sources: Map<string, string>
}

/** Pages without a slug field have fixed paths (behavior ROUTE-2). */
export const FIXED_PAGES: Record<string, string> = Object.fromEntries(
  Object.values(pageTypes).flatMap(({ contentType, place }) =>
    place.kind === 'fixed' ? [[contentType, place.slug]] : [],
  ),
)

export function typeIdOf(entry: ExportEntry): string {
  return entry.sys.contentType.sys.id
}

/** Never published, or archived: the delivery API does not serve it. */
export function isDraft({ sys }: ExportEntry | ExportAsset): boolean {
  return sys.publishedVersion === undefined || sys.archivedVersion !== undefined
}

/** Every locale's value of a field that has one. */
export function valuesOf(entry: ExportEntry | ExportAsset, fieldId: string): unknown[] {
  return Object.values(entry.fields[fieldId] ?? {}).filter((value) => value !== undefined && value !== null)
}

/** A field's text in the default locale; null when it is missing, blank or no text. */
export function textOf(
  entry: ExportEntry | ExportAsset,
  fieldId: string,
  { defaultLocale }: Pick<CheckContext, 'defaultLocale'>,
): string | null {
  const value = entry.fields[fieldId]?.[defaultLocale]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** `/Produtos/x/?a#b` as the path of a page: without slashes at its ends, query and fragment. */
export function pagePathOf(address: string): string {
  return trimSlug(address.replace(/[?#].*$/s, ''))
}

const pagesOf = (entries: ExportEntry[], defaultLocale: string): Map<string, PageRef> => {
  const fixed = Object.entries(FIXED_PAGES)
  const pages = new Map<string, PageRef>(fixed.map(([type, path]) => [path, { id: type, isDraft: false }]))
  for (const entry of entries) {
    const slug = textOf(entry, 'slug', { defaultLocale })
    const path = slug && trimSlug(slug)
    const known = path ? pages.get(path) : undefined
    if (path && (!known || known.isDraft)) {
      pages.set(path, { id: entry.sys.id, isDraft: isDraft(entry) })
    }
  }
  return pages
}

/** The key by which the site compares old addresses; blank where an address is invalid. */
export function redirectKeyOf(address: string): string {
  return redirectKey(toAddress(address)?.href ?? '')
}

const redirectsOf = (entries: ExportEntry[], defaultLocale: string): Map<string, string> => {
  const redirects = new Map<string, string>()
  for (const entry of entries) {
    const from = typeIdOf(entry) === 'redirect' && !isDraft(entry) && textOf(entry, 'from', { defaultLocale })
    const key = from ? redirectKeyOf(from) : ''
    if (key !== '' && !redirects.has(key)) redirects.set(key, entry.sys.id)
  }
  return redirects
}

/** Indexes a space. `types` is the content model it is checked against, the export's own unless another is given. */
export function contextOf(
  space: SpaceExport,
  types: ExportContentType[] = space.contentTypes,
  sources: Map<string, string> = new Map(),
): CheckContext {
  const defaultLocale = space.locales.find((locale) => locale.default)?.code ?? 'pt-BR'
  return {
    space,
    types: new Map(types.map((type) => [type.sys.id, type])),
    entries: new Map(space.entries.map((entry) => [entry.sys.id, entry])),
    assets: new Map(space.assets.map((asset) => [asset.sys.id, asset])),
    pages: pagesOf(space.entries, defaultLocale),
    redirects: redirectsOf(space.entries, defaultLocale),
    defaultLocale,
    sources,
  }
}

/** A finding about an entry, with its file where that is known. */
export function findingAt(
  context: CheckContext,
  entry: ExportEntry,
  field: string | null,
  reason: string,
  level: Finding['level'] = 'error',
): Finding {
  return {
    level,
    file: context.sources.get(entry.sys.id) ?? null,
    entry: entry.sys.id,
    type: typeIdOf(entry),
    field,
    reason,
  }
}

/** The place of a rule: one field of one entry. */
export interface FieldPlace {
  context: CheckContext
  entry: ExportEntry
  field: ExportField
}
