import * as z from 'zod/mini'
import type { FormDefinition } from './define-form'
import type { FormProblem, ProblemCode } from './problem'

const isProblem = (params: unknown): params is { problem: ProblemCode } & Record<string, string | number> =>
  typeof params === 'object' && params !== null && 'problem' in params

const problemOf = (field: string, issue: z.core.$ZodIssue): FormProblem => {
  const params = issue.code === 'custom' ? issue.params : undefined
  if (!isProblem(params)) return { field, code: 'patternMismatch' }
  const { problem, ...rest } = params
  return Object.keys(rest).length > 0 ? { field, code: problem, params: rest } : { field, code: problem }
}

const isTable = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Names that a message may repeat: those of fields, as people who write forms choose them. */
const FIELD_NAME = /^[\w-]{1,40}$/

/** Reads what was sent, in browser and server alike. An unknown field is a problem, and so is anything but a text. */
export function readValues<Values>(
  form: FormDefinition<Values>,
  input: unknown,
): { values: Values } | { problems: FormProblem[] } {
  if (!isTable(input)) return { problems: [{ field: null, code: 'unsupported' }] }
  const known = new Set(form.fields.map(({ name }) => name))
  const problems: FormProblem[] = Object.keys(input)
    .filter((name) => !known.has(name))
    .map((name) => ({ field: FIELD_NAME.test(name) ? name : null, code: 'unknownField' }))
  const values: Record<string, unknown> = {}
  const raw: Record<string, string> = {}
  for (const { name, schema } of form.fields) {
    const value = Object.hasOwn(input, name) ? input[name] : ''
    raw[name] = typeof value === 'string' ? value : ''
    const result = schema(z).safeParse(value)
    const [issue] = result.error?.issues ?? []
    if (issue) problems.push(problemOf(name, issue))
    else values[name] = result.data
  }
  const faulty = new Set(problems.map(({ field }) => field))
  problems.push(...form.together(raw).filter(({ field }) => !faulty.has(field)))
  return problems.length > 0 ? { problems } : { values: values as Values }
}
