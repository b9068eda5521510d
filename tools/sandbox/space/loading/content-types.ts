import type { ExportContentType } from '@sandbox/export-format'
import { type ContentfulType, contentfulModel } from '@/shared/content-model/contentful'

/** A content type of the site's model in the export's format. */
export function exportTypeOf({
  id,
  name,
  description,
  displayField,
  fields,
}: ContentfulType): ExportContentType {
  return { sys: { id, type: 'ContentType', publishedVersion: 1 }, name, description, displayField, fields }
}

/** The site's whole content model in the export's format. */
export const modelTypes: ExportContentType[] = contentfulModel.map(exportTypeOf)
