import { createContext, useContext } from 'react'
import type { FieldDefinition, FormDefinition } from '@/form-schemas/define-form'
import type { FormProblem } from '@/form-schemas/problem'
import type { FormTexts } from './form-texts'

/** Form state for its fields. */
export interface FormState {
  /** Prefix of ids, unique on the page. */
  id: string
  form: FormDefinition
  texts: FormTexts
  problems: readonly FormProblem[]
  /** Initial values. */
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
  /** Ids of the control's descriptions. */
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
