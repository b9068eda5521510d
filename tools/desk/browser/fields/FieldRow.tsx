import type { ComponentType } from 'react'
import type { Field, Shape } from '@/shared/content-model/fields'
import { words } from '../words'
import type { EditorProps } from './editor'
import { editors } from './editors'

/** Kinds whose editor is one control, which a label can name; the others are groups. */
const isOneControl = (shape: Shape): boolean =>
  ['symbol', 'text', 'integer', 'date', 'moment', 'json', 'choice'].includes(shape.kind) ||
  (shape.kind === 'symbols' && shape.values.length === 0)

/** The id of a field's control. */
export const controlId = (fieldId: string): string => `campo-${fieldId}`

/** A field with its name, help, errors, and the editor of its kind. */
export function FieldRow({
  fieldId,
  field: { name, options, shape },
  value,
  errors,
  onChange,
}: {
  fieldId: string
  field: Field<unknown>
  value: unknown
  errors: string[]
  onChange: (value: unknown) => void
}) {
  const id = controlId(fieldId)
  const Editor = editors[shape.kind] as ComponentType<EditorProps>
  const hasLimits =
    ['symbols', 'many', 'integer'].includes(shape.kind) && (options.min ?? options.max) !== undefined
  const label = (
    <>
      {name}
      {(options.required || options.askedOf === 'all') && (
        <span className="required"> ({words.required})</span>
      )}
    </>
  )
  const inner = (
    <>
      <p className="hint" id={`${id}-ajuda`}>
        {options.help} {hasLimits && words.limits(options.min, options.max)}
      </p>
      <div id={`${id}-erros`}>
        {errors.map((text) => (
          <p key={text} className="error">
            {text}
          </p>
        ))}
      </div>
      <Editor
        id={id}
        describedBy={`${id}-ajuda ${id}-erros`}
        isInvalid={errors.length > 0}
        name={name}
        options={options}
        shape={shape}
        value={value}
        onChange={onChange}
      />
    </>
  )
  const className = errors.length > 0 ? 'field faulty' : 'field'
  return isOneControl(shape) ? (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {inner}
    </div>
  ) : (
    <fieldset className={className}>
      <legend className="label">{label}</legend>
      {inner}
    </fieldset>
  )
}
