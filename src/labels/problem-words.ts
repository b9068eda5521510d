import { contentTypes, isContentTypeId } from '@/content-model'
import type { Fields } from '@/content-model/declare'
import type { ContentProblem } from '@/models/content-problem'
import { reasonTexts } from './preview-reasons'

/** A problem in the words that editors know. */
export interface ProblemWords {
  /** The entry's title, else its id. */
  entry: string
  contentType: string
  field: string
  reason: string
  /** One sentence: what to do about it. */
  remedy: string
}

const OTHER_TYPES: Record<string, string> = {
  asset: 'Arquivo',
  'rich text': 'Texto formatado',
  unresolved: 'Entrada não publicada',
}

/** A content type as editors see it. */
export function typeName(contentType: string): string {
  return isContentTypeId(contentType)
    ? contentTypes[contentType].name
    : (OTHER_TYPES[contentType] ?? contentType)
}

/** A field as editors see it. */
export function fieldName(contentType: string, field: string): string {
  if (field === '-') return 'a entrada toda'
  const fields: Fields = isContentTypeId(contentType) ? contentTypes[contentType].fields : {}
  return fields[field]?.name ?? (contentType === 'asset' ? 'Arquivo' : field)
}

/** A problem in editors' words, with the field that leads to it. */
export function problemWords(problem: ContentProblem): ProblemWords {
  const { entryId, title, contentType, field, reason, detail, place } = problem
  const { text, remedy } = reasonTexts[reason]
  const found = detail === undefined ? '' : ` (“${detail}”)`
  const used = place
    ? `; usada em “${place.title ?? place.entryId}” (${typeName(place.contentType)}), campo ${fieldName(place.contentType, place.field)}`
    : ''
  return {
    entry: title ?? entryId,
    contentType: typeName(contentType),
    field: fieldName(contentType, field),
    reason: `${text}${found}${used}`,
    remedy,
  }
}
