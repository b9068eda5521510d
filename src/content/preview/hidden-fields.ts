import { contentTypes, isContentTypeId } from '@/content-model'
import type { Field } from '@/content-model/fields'
import type { RawContent } from '@/models/preview'

/** Fields for editors among themselves, and all of metadata, which is in no page. */
export function hiddenFieldsOf(entries: RawContent[]): string[] {
  const types = new Set(entries.map(({ sys }) => sys.contentType?.sys.id ?? '').filter(isContentTypeId))
  return [...types].flatMap((type) =>
    Object.entries<Field<unknown>>(contentTypes[type].fields)
      .filter(([, { options }]) => type === 'pageMetadata' || options.internal)
      .map(([field]) => `${type}.${field}`),
  )
}
