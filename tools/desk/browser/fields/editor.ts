import type { FieldOptions, Shape } from '@/shared/content-model/fields'

/** What an editor is given, of whatever kind its field is. */
export interface AnyEditor {
  /** Of its control, or of the element that contains its controls; the label names it. */
  id: string
  describedBy: string
  isInvalid: boolean
  name: string
  options: FieldOptions
  value: unknown
  /** Null empties the field. */
  onChange: (value: unknown) => void
}

/** What the editor of a kind of field is given. */
export interface EditorProps<Kind extends Shape['kind'] = Shape['kind']> extends AnyEditor {
  shape: Shape & { kind: Kind }
}

/** In place of a value, while something is typed that the field cannot take: then nothing is saved. */
export const UNREADABLE = Symbol('unreadable')

/** Attributes of an editor's one control. */
export const controlProps = ({ id, describedBy, isInvalid, options }: AnyEditor) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
  'aria-required': Boolean(options.required),
})

/** A link as Contentful stores it. */
export interface Link {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset'; id: string }
}

export function linkTo(linkType: 'Entry' | 'Asset', id: string): Link {
  return { sys: { type: 'Link', linkType, id } }
}

/** The id in a stored link. */
export function linkedId(value: unknown): string | null {
  const { sys } = Object(value)
  return sys?.type === 'Link' && typeof sys.id === 'string' ? sys.id : null
}

/** Blank texts count as no value. */
export const textOrNull = (text: string): string | null => (text === '' ? null : text)
