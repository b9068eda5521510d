import type { FieldState } from './form-context'

/** A radio button. The first has the field's id, the target of the error summary's link. */
export const radioOption = ({ field, id, value: chosen }: FieldState, value: string, index: number) => ({
  type: 'radio',
  id: index === 0 ? id : undefined,
  name: field.name,
  value,
  defaultChecked: value === chosen,
})
