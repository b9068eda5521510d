import { contentTypes, isContentTypeId } from '@/content-model'
import type { Field } from '@/content-model/fields'
import type { RawContent } from '@/models/preview'

/**
 * Fields of these entries that a page may show, as `type.field`, in the order of the contract: first what is shown
 * wherever it is read, then what seldom is. Without fields for editors among themselves and metadata, which no page shows.
 */
export function shownFieldsOf(entries: RawContent[]): string[][] {
  const types = new Set(entries.map(({ sys }) => sys.contentType?.sys.id ?? '').filter(isContentTypeId))
  const fields = [...types]
    .filter((type) => type !== 'pageMetadata')
    .flatMap((type) =>
      Object.entries<Field<unknown>>(contentTypes[type].fields).map(
        ([field, { options }]) => [`${type}.${field}`, options] as const,
      ),
    )
    .filter(([, options]) => !options.internal)
  return [false, true].map((isSeldom) =>
    fields.filter(([, options]) => (options.seldomShown ?? false) === isSeldom).map(([name]) => name),
  )
}
