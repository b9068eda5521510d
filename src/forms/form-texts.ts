import type { FormProblem } from '@/form-schemas/problem'
import { formProblemLabels } from '@/labels/form-problems'
import { formLabels } from '@/labels/forms'
import type { LabelReader } from '@/labels/reader'
import { useLabels } from '@/labels/use-labels'

/** A form's texts: `FORM.FIELD.label`, `.hint`, `.option.VALUE`, a problem's code, `FORM.CODE` and `FORM.submit`. */
export type FormTable = Readonly<Record<string, string>>

/** The texts of one form; null if its table has none. */
export interface FormTexts {
  own: (key: string) => string | null
  common: LabelReader<keyof typeof formLabels>
  label: (field: string) => string
  hint: (field: string) => string | null
  option: (field: string, value: string) => string
  /** The error, in the field's own words if the form has some. */
  problem: (problem: FormProblem) => string
}

/** Reads a form's texts from its own table and the common one, with editors' overrides. */
export function useFormTexts(form: string, table: FormTable): FormTexts {
  const read = useLabels(table)
  const common = useLabels(formLabels)
  const readProblem = useLabels(formProblemLabels)
  const find = (key: string, values?: Record<string, string | number>) =>
    Object.hasOwn(table, `${form}.${key}`) ? read(`${form}.${key}`, values) : null
  const label = (field: string) => find(`${field}.label`) ?? field
  return {
    own: find,
    common,
    label,
    hint: (field) => find(`${field}.hint`),
    option: (field, value) => find(`${field}.option.${value}`) ?? value,
    problem: ({ field, code, params = {} }) =>
      find(field === null ? code : `${field}.${code}`, params) ??
      readProblem(`form.problem.${code}`, { field: field === null ? '' : label(field), ...params }),
  }
}
