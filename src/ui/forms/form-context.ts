import { createContext, useContext } from 'react'
import { formProblemLabels } from '@/shared/labels/form-problems'
import { formLabels } from '@/shared/labels/forms'
import type { LabelReader } from '@/shared/labels/reader'
import { useLabels } from '@/shared/labels/use-labels'
import type { FieldDefinition, FormDefinition } from '@/shared/schemas/define-form'
import type { FormProblem } from '@/shared/schemas/problem'

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

export interface FormState {
  /** Prefix of ids, unique on the page. */
  id: string
  form: FormDefinition
  texts: FormTexts
  problems: readonly FormProblem[]
  values: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormState | null>(null)

/** The id of a field's first control, the target of the error summary's links. */
export const controlId = (formId: string, field: string): string => `${formId}-${field}`

/** A field's definition, state and texts. @throws for an unknown field */
export interface FieldState {
  field: FieldDefinition
  texts: FormTexts
  id: string
  value: string
  /** Its error, by code and in words; null if none is known. */
  problem: FormProblem | null
  error: string | null
  hint: string | null
  describedBy: string | undefined
}

/** @param parts further descriptions of its control, by id suffix (`-count`) */
export function useField(name: string, parts: readonly string[] = []): FieldState {
  const state = useContext(FormContext)
  const field = state?.form.fields.find((candidate) => candidate.name === name)
  if (!state || !field) throw new Error(`No form around the field ${name}`)
  const { id: formId, texts, problems, values } = state
  const id = controlId(formId, name)
  const problem = problems.find((candidate) => candidate.field === name) ?? null
  const error = problem ? texts.problem(problem) : null
  const hint = texts.hint(name)
  const described = [
    hint !== null && `${id}-hint`,
    ...parts.map((part) => id + part),
    error !== null && `${id}-error`,
  ].filter(Boolean)
  return {
    field,
    texts,
    id,
    value: values[name] ?? '',
    problem,
    error,
    hint,
    describedBy: described.length > 0 ? described.join(' ') : undefined,
  }
}
