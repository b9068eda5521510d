import type { ExportContentType } from '@sandbox/export-format'
import { type ContentfulType, contentfulModel } from '@/content-model/contentful'

/** A content type of the site's model as an export holds it. */
export function exportTypeOf({
  id,
  name,
  description,
  displayField,
  fields,
}: ContentfulType): ExportContentType {
  return { sys: { id, type: 'ContentType', publishedVersion: 1 }, name, description, displayField, fields }
}

/** The site's whole content model as an export holds it. */
export const modelTypes: ExportContentType[] = contentfulModel.map(exportTypeOf)
