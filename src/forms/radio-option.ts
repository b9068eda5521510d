import type { FieldState } from './form-context'

/** The radio button of one answer to a field. The first has the field's id: the summary of errors leads there. */
export const radioOption = ({ field, id, value: chosen }: FieldState, value: string, index: number) => ({
  type: 'radio',
  id: index === 0 ? id : undefined,
  name: field.name,
  value,
  defaultChecked: value === chosen,
})
