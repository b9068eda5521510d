import type { ContentfulType } from '@/content-model/contentful'
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

/** The editor interface of a content type: one control a field, with the model's help text below it. */
export function editorInterfaceOf({ id, controls }: ContentfulType): EditorInterface {
  return {
    sys: {
      id: 'default',
      type: 'EditorInterface',
      version: 1,
      ...spaceLinks,
      contentType: linkTo('ContentType', id),
    },
    controls: controls.map(({ fieldId, widgetId, helpText }) => ({
      fieldId,
      widgetId,
      widgetNamespace: 'builtin',
      ...(helpText !== null && { settings: { helpText } }),
    })),
  }
}
