import type { ExportField } from '@sandbox/export-format'
import type { ModelType } from '../model/fields'
import { linkTo, spaceLinks } from './sys'

interface Control {
  fieldId: string
  widgetId: string
  widgetNamespace: 'builtin'
  settings?: { helpText: string }
}

/** How Contentful's web app shows a content type to editors. */
export interface EditorInterface {
  sys: Record<string, unknown>
  controls: Control[]
}

const WIDGETS: Record<ExportField['type'], string> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  RichText: 'richTextEditor',
  Integer: 'numberEditor',
  Number: 'numberEditor',
  Boolean: 'boolean',
  Date: 'datePicker',
  Location: 'locationEditor',
  Object: 'objectEditor',
  Link: 'entryLinkEditor',
  Array: 'tagEditor',
  ResourceLink: 'resourceLinkEditor',
}

const widgetOf = (field: ExportField): string => {
  const hasChoices = [...(field.validations ?? []), ...(field.items?.validations ?? [])].some(
    (rule) => rule.in,
  )
  if (field.type === 'Link') return field.linkType === 'Asset' ? 'assetLinkEditor' : 'entryLinkEditor'
  if (field.type === 'Array') {
    if (field.items?.type === 'Link')
      return field.items.linkType === 'Asset' ? 'assetLinksEditor' : 'entryLinksEditor'
    return hasChoices ? 'checkbox' : 'tagEditor'
  }
  return field.type === 'Symbol' && hasChoices ? 'dropdown' : WIDGETS[field.type]
}

/** The editor interface of a content type: one control a field, with the model's help text below it. */
export const editorInterfaceOf = ({ contentType, help }: ModelType): EditorInterface => ({
  sys: {
    id: 'default',
    type: 'EditorInterface',
    version: 1,
    ...spaceLinks,
    contentType: linkTo('ContentType', contentType.sys.id),
  },
  controls: contentType.fields.map((field) => {
    const helpText = help[field.id]
    return {
      fieldId: field.id,
      widgetId: widgetOf(field),
      widgetNamespace: 'builtin',
      ...(helpText !== undefined && { settings: { helpText } }),
    }
  }),
})
