import type { ExportContentType, ExportField } from '@sandbox/export-format'
import type { EditorInterface } from '@sandbox/space/loading/editor-interfaces'
import { comparableRules, isOtherType, narrowedKinds, widenedRules } from './rules'

/**
 * `add` and `change` lose nothing; `narrow` would refuse or drop values that the space accepts today, and is done only where that is
 * allowed; `impossible` needs another field and a move of the entries.
 */
export type Kind = 'add' | 'change' | 'narrow' | 'impossible'

/** One difference between the space's model and the code's. */
export interface Difference {
  kind: Kind
  /** `type` or `type.field`. */
  place: string
  what: string
}

/** A content type with what editors see of it; of the space or of the code. */
export interface ModelType {
  type: ExportContentType
  editor: Omit<EditorInterface, 'sys'> | null
}

/** What is to be done about one content type: nothing where both are null. */
export interface TypePlan {
  id: string
  differences: Difference[]
  /** The type to write; null where it does not change. */
  type: ExportContentType | null
  editor: ModelType['editor']
}

interface FieldPlan {
  field: ExportField
  differences: Difference[]
}

const WORDS = ['name', 'localized', 'defaultValue', 'disabled', 'omitted'] as const

const plain = (value: unknown): string => JSON.stringify(value ?? null)

const planField = (known: ExportField, wanted: ExportField, place: string, mayNarrow: boolean): FieldPlan => {
  if (isOtherType(known, wanted)) {
    const what = `is ${known.type}, and ${wanted.type} in the code: declare another field, and move the entries`
    return { field: known, differences: [{ kind: 'impossible', place, what }] }
  }
  const changed = WORDS.filter((key) => plain(known[key] || null) !== plain(wanted[key] || null))
  const narrowed = [
    ...narrowedKinds(known.validations ?? [], wanted.validations ?? []),
    ...narrowedKinds(known.items?.validations ?? [], wanted.items?.validations ?? []),
    ...(wanted.required && !known.required ? ['required' as const] : []),
  ]
  const rulesOf = (own: ExportField['validations'], code: ExportField['validations']) =>
    mayNarrow ? (code ?? []) : widenedRules(own ?? [], code ?? [])
  const field: ExportField = {
    ...wanted,
    required: (mayNarrow || known.required === true) && wanted.required === true,
    validations: rulesOf(known.validations, wanted.validations),
    ...(wanted.items && {
      items: { ...wanted.items, validations: rulesOf(known.items?.validations, wanted.items.validations) },
    }),
  }
  const widened =
    comparableRules(known.validations) !== comparableRules(field.validations) ||
    comparableRules(known.items?.validations) !== comparableRules(field.items?.validations) ||
    (known.required === true && field.required === false)
  return {
    field,
    differences: [
      ...changed.map((what): Difference => ({ kind: 'change', place, what })),
      ...(widened && !(mayNarrow && narrowed.length > 0)
        ? [{ kind: 'change' as const, place, what: 'validations' }]
        : []),
      ...narrowed.map((what): Difference => ({ kind: 'narrow', place, what })),
    ],
  }
}

/** A new field is empty in every entry: required at once, none of them could be published again. */
const planNew = (field: ExportField, place: string, mayNarrow: boolean): FieldPlan => ({
  field: { ...field, required: mayNarrow && field.required === true },
  differences: [
    { kind: 'add', place, what: field.type },
    ...(field.required ? [{ kind: 'narrow' as const, place, what: 'required' }] : []),
  ],
})

/** A field that the code does not have: omitted first, and deleted by the next run. */
const planExtra = (known: ExportField, place: string, mayNarrow: boolean): FieldPlan | null => {
  const what = known.omitted ? 'is not in the code: delete' : 'is not in the code: omit'
  const difference: Difference = { kind: 'narrow', place, what }
  if (!mayNarrow) return { field: known, differences: [difference] }
  return known.omitted
    ? null
    : { field: { ...known, omitted: true, required: false }, differences: [difference] }
}

const editorText = (editor: ModelType['editor']): string =>
  JSON.stringify(
    editor && {
      controls: [...editor.controls]
        .filter(({ widgetId }) => widgetId !== undefined)
        .map(({ fieldId, widgetId, settings }) => [fieldId, widgetId, Object.entries(settings ?? {}).sort()])
        .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
      layout: editor.editorLayout ?? [],
      groups: (editor.groupControls ?? []).map(({ groupId, widgetId }) => [groupId, widgetId]),
    },
  )

const headOf = ({ name, description, displayField }: ExportContentType) =>
  plain([name, description ?? '', displayField])

const planKnown = (known: ModelType, wanted: ModelType, mayNarrow: boolean): TypePlan => {
  const { id } = wanted.type.sys
  const own = new Map(known.type.fields.map((field) => [field.id, field]))
  const declared = wanted.type.fields.map((field): FieldPlan => {
    const place = `${id}.${field.id}`
    const found = own.get(field.id)
    return found ? planField(found, field, place, mayNarrow) : planNew(field, place, mayNarrow)
  })
  const ids = new Set(wanted.type.fields.map((field) => field.id))
  const extras = known.type.fields.filter((field) => !ids.has(field.id))
  const left = extras.map((field) => ({ field, plan: planExtra(field, `${id}.${field.id}`, mayNarrow) }))
  const fields = [...declared, ...left.flatMap(({ plan }) => plan ?? [])]
  const isReordered =
    plain(known.type.fields.map((field) => field.id).filter((each) => ids.has(each))) !==
    plain(wanted.type.fields.map((field) => field.id).filter((each) => own.has(each)))
  const differences: Difference[] = [
    ...(headOf(known.type) === headOf(wanted.type)
      ? []
      : [{ kind: 'change' as const, place: id, what: 'name, description or display field' }]),
    ...(isReordered ? [{ kind: 'change' as const, place: id, what: 'order of fields' }] : []),
    ...fields.flatMap((each) => each.differences),
    ...left.flatMap(({ field, plan }) =>
      plan
        ? []
        : [{ kind: 'narrow' as const, place: `${id}.${field.id}`, what: 'is not in the code: delete' }],
    ),
  ]
  const isWritten = differences.some(({ kind }) => kind !== 'impossible' && (kind !== 'narrow' || mayNarrow))
  const isEditorOther = editorText(known.editor) !== editorText(wanted.editor)
  return {
    id,
    differences: [
      ...differences,
      ...(isEditorOther
        ? [{ kind: 'change' as const, place: id, what: 'editor: help, widgets or tabs' }]
        : []),
    ],
    type: isWritten ? { ...wanted.type, fields: fields.map(({ field }) => field) } : null,
    editor: isEditorOther ? wanted.editor : null,
  }
}

/**
 * The changes that bring a space to the code's model. Content types that only the space has are named and not changed.
 * @param mayNarrow also what refuses or drops something that the space takes today
 */
export function planModel(known: ModelType[], wanted: ModelType[], mayNarrow = false): TypePlan[] {
  const own = new Map(known.map((each) => [each.type.sys.id, each]))
  const ids = new Set(wanted.map(({ type }) => type.sys.id))
  const plans = wanted.map((each): TypePlan => {
    const { id } = each.type.sys
    const found = own.get(id)
    if (found) return planKnown(found, each, mayNarrow)
    const differences: Difference[] = [{ kind: 'add', place: id, what: `${each.type.fields.length} fields` }]
    return { id, differences, type: each.type, editor: each.editor }
  })
  const extra = [...own.keys()].filter((id) => !ids.has(id))
  return [
    ...plans,
    ...extra.map((id): TypePlan => {
      const what = 'is not in the code: delete it by hand once it has no entries'
      return { id, differences: [{ kind: 'impossible', place: id, what }], type: null, editor: null }
    }),
  ].filter(({ differences }) => differences.length > 0)
}
