import { contentTypes, isContentTypeId } from '@/content-model'
import type { Field } from '@/content-model/fields'
import type { RawContent } from '@/models/preview'

/** Fields that a page may show, as `type.field`: first those shown wherever they are read, then the others. */
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
