import type { ContentfulType } from '@/shared/content-model/contentful'
import type { Control as ModelControl } from '@/shared/content-model/contentful-editor'
import { linkTo, spaceLinks } from './sys'

const BUILT_IN = { widgetNamespace: 'builtin' } as const

export interface Control extends ModelControl {
  widgetNamespace: 'builtin'
}

/** How Contentful's web app shows a content type to editors. */
export interface EditorInterface {
  sys: Record<string, unknown>
  controls: Control[]
  /** Tabs, where there are several. */
  editorLayout?: { groupId: string; name: string; items: { fieldId: string }[] }[]
  groupControls?: { groupId: string; widgetId: 'topLevelTab'; widgetNamespace: 'builtin' }[]
}

/** What editors see of a content type: one control a field, and its tab. */
export function editorOf({ controls, tabs }: ContentfulType): Omit<EditorInterface, 'sys'> {
  return {
    controls: controls.map((control) => ({ ...control, ...BUILT_IN })),
    ...(tabs.length > 0 && {
      editorLayout: tabs.map(({ id, name, fields }) => ({
        groupId: id,
        name,
        items: fields.map((fieldId) => ({ fieldId })),
      })),
      groupControls: tabs.map(({ id }) => ({ groupId: id, widgetId: 'topLevelTab' as const, ...BUILT_IN })),
    }),
  }
}

/** The editor interface of a content type, in the export's format. */
export function editorInterfaceOf(type: ContentfulType): EditorInterface {
  return {
    sys: {
      id: 'default',
      type: 'EditorInterface',
      version: 1,
      ...spaceLinks,
      contentType: linkTo('ContentType', type.id),
    },
    ...editorOf(type),
  }
}
