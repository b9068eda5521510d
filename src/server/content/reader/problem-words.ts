import { contentTypes, isContentTypeId } from '@/shared/content-model'
import { displayFieldOf, type Fields } from '@/shared/content-model/declare'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import type { PreviewProblem } from '@/shared/content-model/views/preview'
import { previewLabels } from '@/shared/labels/preview'
import { reasonTexts } from '@/shared/labels/preview-reasons'
import { createLabelReader } from '@/shared/labels/reader'
import type { RawEntry } from '../service/reply'

/** What editors see as an entry's title: the value of its display field; null where it has none. */
export function titleOf({ sys, fields }: RawEntry): string | null {
  const type = sys.contentType.sys.id
  const title = isContentTypeId(type) ? fields[displayFieldOf(contentTypes[type])] : null
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null
}

const label = createLabelReader(previewLabels, {})

const OTHER_TYPES: Record<string, keyof typeof previewLabels> = {
  asset: 'preview.type.asset',
  'rich text': 'preview.type.richText',
  unresolved: 'preview.type.unresolved',
}

/** A content type as editors see it. */
export function typeName(contentType: string): string {
  if (isContentTypeId(contentType)) return contentTypes[contentType].name
  const other = OTHER_TYPES[contentType]
  return other ? label(other) : contentType
}

/** A field as editors see it. */
export function fieldName(contentType: string, field: string): string {
  if (field === '-') return label('preview.field.whole')
  const fields: Fields = isContentTypeId(contentType) ? contentTypes[contentType].fields : {}
  return fields[field]?.name ?? (contentType === 'asset' ? label('preview.type.asset') : field)
}

/** A problem in editors' words, with the field that leads to it. */
export function problemWords(problem: ContentProblem): Omit<PreviewProblem, 'href'> {
  const { entryId, title, contentType, field, reason, detail, place } = problem
  const found = detail === undefined ? '' : ` (“${detail}”)`
  const used = place
    ? label('preview.problem.usedIn', {
        entry: place.title ?? place.entryId,
        contentType: typeName(place.contentType),
        field: fieldName(place.contentType, place.field),
      })
    : ''
  return {
    entry: title ?? entryId,
    contentType: typeName(contentType),
    field: fieldName(contentType, field),
    reason: `${reasonTexts[`${reason}.text`]}${found}${used}`,
    remedy: reasonTexts[`${reason}.remedy`],
  }
}
