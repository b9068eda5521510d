import { createContext, useContext } from 'react'
import type { FieldDefinition, FormDefinition } from '@/form-schemas/define-form'
import type { FormProblem } from '@/form-schemas/problem'
import type { FormTexts } from './form-texts'

/** What the fields of a form know of it. */
export interface FormState {
  /** Of this form alone, also where its page has another of its kind: what the ids of its parts begin with. */
  id: string
  form: FormDefinition
  texts: FormTexts
  problems: readonly FormProblem[]
  /** What stands in the fields when they are drawn. */
  values: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormState | null>(null)

/** The id of a field's first control: what the summary of errors leads to. */
export const controlId = (formId: string, field: string): string => `${formId}-${field}`

/** One field of the form around it, with what is drawn and said of it. @throws for a field that the form does not have */
export interface FieldState {
  field: FieldDefinition
  texts: FormTexts
  id: string
  value: string
  /** What is wrong with it, by its code and in words; null while nothing is known to be. */
  problem: FormProblem | null
  error: string | null
  hint: string | null
  /** Ids of what describes the control. */
  describedBy: string | undefined
}

/** @param parts what else describes its control, by the ends of their ids (`-count`) */
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
