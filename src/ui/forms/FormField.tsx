import type { ComponentType } from 'react'
import type { FieldKind } from '@/shared/schemas/fields'
import { CheckboxField, RadioGroup, Select } from './ChoiceFields'
import { useField } from './form-context'
import { PasswordField, PhotoField, TextArea, TextField } from './TextField'

function HiddenField({ name }: { name: string }) {
  const { value } = useField(name)
  return <input type="hidden" name={name} value={value} />
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

export function FormField({ name }: { name: string }) {
  const { field } = useField(name)
  const Field = FIELDS[field.kind]
  return <Field name={name} />
}
