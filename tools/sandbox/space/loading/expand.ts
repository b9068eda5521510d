import type { ExportContentType, ExportEntry, ExportField, SysLink } from '@sandbox/export-format'
import type { Picture } from './assets'
import { isMapping, type ListFile } from './files'
import { readHead } from './head'
import { isValidId, joinId } from './ids'
import { pictureEntry, readPictureRequest } from './picture-entries'
import type { Problem } from './problem'
import { markdownToRichText } from './rich-text'
import { DEFAULT_PUBLICATION, linkTo, localized, type Publication, sysOf } from './sys'

/** Input and output of the expansion. `sources` maps each entry to its file. */
export interface Expansion {
  types: Map<string, ExportContentType>
  pictures: Map<string, Picture>
  problems: Problem[]
  entries: Map<string, ExportEntry>
  sources: Map<string, string>
}

/** The reader's position: for ids of entries written in place, and for messages. */
interface Place {
  file: string
  entry: string
  type: string
  publication: Publication
}

type Report = (reason: string) => null

const reporter =
  (expansion: Expansion, place: Place, field: string | null): Report =>
  (reason) => {
    const { file, entry, type } = place
    expansion.problems.push({ file, entry, type, field, reason })
    return null
  }

const linkRulesOf = (field: ExportField): { linkType: string | undefined; types: string[] } => {
  const source = field.type === 'Array' ? field.items : field
  const types = source?.validations?.flatMap((rule) => rule.linkContentType ?? []) ?? []
  return { linkType: source?.linkType, types }
}

const localizedAll = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, localized(value)]))

const addEntry = (
  expansion: Expansion,
  place: Place,
  fields: Record<string, unknown>,
  published: Record<string, unknown> | null = null,
): void => {
  const { entry: id, type, file, publication } = place
  expansion.sources.set(id, file)
  expansion.entries.set(id, {
    metadata: { tags: [], concepts: [] },
    sys: { ...sysOf('Entry', id, publication), contentType: linkTo('ContentType', type) },
    fields: localizedAll(fields),
    ...(published && { publishedFields: localizedAll({ ...fields, ...published }) }),
  })
}

const addPicture = (
  expansion: Expansion,
  place: Place,
  value: Record<string, unknown>,
  types: string[],
  report: Report,
): SysLink | null => {
  const request = readPictureRequest(value)
  if ('reason' in request) return report(request.reason)
  const { id, type, fields } = pictureEntry(request, expansion.pictures)
  if (!types.includes(type)) return report(`takes ${types.join(', ')}, not a $picture (${type})`)
  if (!expansion.entries.has(id)) {
    const set = Object.entries(fields).filter(([, content]) => content !== null)
    addEntry(
      expansion,
      { ...place, entry: id, type, publication: DEFAULT_PUBLICATION },
      Object.fromEntries(set),
    )
  }
  return linkTo('Entry', id)
}

const expandLink = async (
  expansion: Expansion,
  place: Place,
  field: ExportField,
  value: unknown,
  path: string[],
): Promise<SysLink | null> => {
  const report = reporter(expansion, place, path.join('.'))
  const { linkType, types } = linkRulesOf(field)
  if (typeof value === 'string') return linkTo(linkType === 'Asset' ? 'Asset' : 'Entry', value)
  if (!isMapping(value)) return report(`a link is an id or an entry in place, not ${JSON.stringify(value)}`)
  if (linkType === 'Asset') return report('takes an asset: write its id')
  if ('$picture' in value) return addPicture(expansion, place, value, types, report)
  const head = readHead(value, place.publication, types.length === 1 ? (types[0] ?? null) : null)
  if ('reason' in head) return report(head.reason)
  const id = head.id ?? joinId(place.entry, ...path)
  await expandEntry(
    expansion,
    { file: place.file, entry: id, type: head.type, publication: head.publication },
    value,
  )
  return linkTo('Entry', id)
}

const expandValue = async (
  expansion: Expansion,
  place: Place,
  field: ExportField,
  value: unknown,
): Promise<unknown> => {
  const report = reporter(expansion, place, field.id)
  if (field.type === 'Link') return expandLink(expansion, place, field, value, [field.id])
  if (field.type === 'Array' && field.items?.type === 'Link') {
    if (!Array.isArray(value)) return report('takes a list')
    const links: SysLink[] = []
    for (const [index, item] of value.entries()) {
      const link = await expandLink(expansion, place, field, item, [field.id, String(index)])
      if (link) links.push(link)
    }
    return links
  }
  if (field.type === 'RichText') {
    if (typeof value === 'string') return markdownToRichText(value, report)
    return isMapping(value) && value.nodeType === 'document' ? value : report('takes Markdown')
  }
  if ((field.type === 'Text' || field.type === 'Symbol') && typeof value === 'string') return value.trimEnd()
  return value
}

/** The values of an entry's fields, or of those that readers still see otherwise; blank ones are left out. */
const expandFields = async (
  expansion: Expansion,
  place: Place,
  type: ExportContentType,
  source: Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  const values: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(source)) {
    if (key.startsWith('$')) continue
    const field = type.fields.find(({ id }) => id === key)
    if (!field) reporter(expansion, place, key)('the content type has no such field')
    else if (value !== null) values[key] = await expandValue(expansion, place, field, value)
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

const expandEntry = async (
  expansion: Expansion,
  place: Place,
  source: Record<string, unknown>,
): Promise<void> => {
  const report = reporter(expansion, place, null)
  const type = expansion.types.get(place.type)
  if (!type) return void report(`unknown content type`)
  if (!isValidId(place.entry)) return void report('an id has 1 to 64 of A-Z a-z 0-9 - _ .')
  const earlier = expansion.sources.get(place.entry)
  if (earlier !== undefined) return void report(`duplicate id, already in ${earlier}`)
  addEntry(expansion, place, {})
  const fields = await expandFields(expansion, place, type, source)
  const earlierFields = source.$published ?? null
  if (earlierFields === null) return addEntry(expansion, place, fields)
  if (!isMapping(earlierFields) || place.publication.status !== 'changed')
    return void report('$published names the fields that readers see otherwise of a changed entry')
  addEntry(expansion, place, fields, await expandFields(expansion, place, type, earlierFields))
}

/** Reads the entries of one file, and those written in place inside them, into the expansion. */
export async function expandFile(expansion: Expansion, { file, items }: ListFile): Promise<void> {
  for (const [index, item] of items.entries()) {
    const fail = (reason: string): void => {
      const id = isMapping(item) && typeof item.$id === 'string' ? item.$id : null
      expansion.problems.push({
        file,
        entry: id,
        type: null,
        field: null,
        reason: id === null ? `item ${index + 1}: ${reason}` : reason,
      })
    }
    if (!isMapping(item)) {
      fail('is not an entry')
      continue
    }
    const head = readHead(item, DEFAULT_PUBLICATION, null)
    if ('reason' in head) fail(head.reason)
    else if (head.id === null) fail('has no $id')
    else {
      const { id, type, publication } = head
      await expandEntry(expansion, { file, entry: id, type, publication }, item)
    }
  }
}
