import type { Fields } from './declare'
import { type Field, GROUPS, type Group, type Shape } from './fields'

export interface Control {
  fieldId: string
  widgetId: string
  settings: { helpText: string } & Record<string, string>
}

export interface EditorTab {
  id: string
  name: string
  fields: string[]
}

const widgets = {
  symbol: 'singleLine',
  text: 'multipleLine',
  integer: 'numberEditor',
  date: 'datePicker',
  moment: 'datePicker',
  json: 'objectEditor',
  choice: 'dropdown',
  asset: 'assetLinkEditor',
  flag: 'boolean',
  richText: 'richTextEditor',
} as const

const isPicture = (targets: readonly string[]) => targets.includes('image')

const widgetOf = (id: string, shape: Shape): string => {
  switch (shape.kind) {
    case 'symbols':
      return shape.values.length > 0 ? 'checkbox' : 'tagEditor'
    case 'one':
      return isPicture(shape.targets) ? 'entryCardEditor' : 'entryLinkEditor'
    case 'many':
      return isPicture(shape.targets) ? 'entryCardsEditor' : 'entryLinksEditor'
    default:
      return id === 'slug' ? 'slugEditor' : widgets[shape.kind]
  }
}

const settingsOf = ({ kind }: Shape): Record<string, string> => {
  if (kind === 'flag') return { trueLabel: 'Sim', falseLabel: 'Não' }
  if (kind === 'moment') return { format: 'timeZ', ampm: '24' }
  return kind === 'date' ? { format: 'dateonly' } : {}
}

/** What the values mean: Contentful's lists show the values themselves. */
const valuesHelp = (shape: Shape): string => {
  if (!('words' in shape) || shape.values.length === 0) return ''
  const isDefault = (value: string) => 'fallback' in shape && shape.fallback === value
  const texts = shape.values.map(
    (value) => `${value}${isDefault(value) ? ' (padrão)' : ''}: ${shape.words[value]}`,
  )
  return ` ${texts.join('; ')}.`
}

/** How editors see a field: its editor, its help, and what its values mean. */
export function controlOf(fieldId: string, { shape, options: { help } }: Field<unknown>): Control {
  return {
    fieldId,
    widgetId: widgetOf(fieldId, shape),
    settings: { helpText: `${help}${valuesHelp(shape)}`, ...settingsOf(shape) },
  }
}

/** The tabs of a content type's editor; none where no field is declared to stand in one of its own. */
export function tabsOf(fields: Fields): EditorTab[] {
  const all = Object.entries(fields)
  const idsOf = (group: Group | undefined) =>
    all.flatMap(([id, { options }]) => (options.group === group ? [id] : []))
  const named = Object.entries(GROUPS)
    .map(([id, name]) => ({ id, name, fields: idsOf(id as Group) }))
    .filter((tab) => tab.fields.length > 0)
  return named.length > 0 ? [{ id: 'content', name: 'Conteúdo', fields: idsOf(undefined) }, ...named] : []
}
