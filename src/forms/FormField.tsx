import type { ComponentType } from 'react'
import type { FieldKind } from '@/form-schemas/fields'
import { CheckboxField } from './CheckboxField'
import { useField } from './form-context'
import { PasswordField } from './PasswordField'
import { PhotoField } from './PhotoField'
import { RadioGroup } from './RadioGroup'
import { Select } from './Select'
import { TextArea } from './TextArea'
import { TextField } from './TextField'

function HiddenField({ name }: { name: string }) {
  const { value } = useField(name)
  return <input type="hidden" name={name} value={value} readOnly />
}

const FIELDS: Record<FieldKind, ComponentType<{ name: string }>> = {
  text: TextField,
  email: TextField,
  password: PasswordField,
  textarea: TextArea,
  radio: RadioGroup,
  checkbox: CheckboxField,
  select: Select,
  photo: PhotoField,
  hidden: HiddenField,
}

/** A field, rendered by its kind. */
export function FormField({ name }: { name: string }) {
  const { field } = useField(name)
  const Field = FIELDS[field.kind]
  return <Field name={name} />
}
