import type { output } from 'zod/mini'
import type { Field } from './fields'
import type { FormProblem } from './problem'

export type FieldTable = Readonly<Record<string, Field>>

export type ValuesOf<Fields extends FieldTable> = {
  [Name in keyof Fields]: output<ReturnType<Fields[Name]['schema']>>
}

export interface FieldDefinition extends Field {
  name: string
}

/** What was sent, each text cleaned up by nobody yet. */
export type RawValues = Readonly<Record<string, string>>

export type FormEvent =
  | 'sign_up'
  | 'login'
  | 'generate_lead'
  | 'review_submit'
  | 'article_feedback'
  | 'survey_answer'

export interface FormDefinition<Values = unknown> {
  name: string
  fields: readonly FieldDefinition[]
  /** People send it within seconds: a password manager fills it in. */
  isQuick: boolean
  /** What sending it means beside `form_submit`, in GA4's own names where it has one (`analytics/events.ts`). */
  measuredAs: FormEvent | null
  /** People may report harm by a product with it: no limit refuses such a report, and a refusal names other ways to report it. */
  mayReportHarm: boolean
  /** What fields ask of each other, such as two that must agree; of fields that are otherwise well. */
  together: (values: RawValues) => FormProblem[]
  /** Never there: carries the type. */
  readonly values?: Values
}

export type FormValues<Form> = Form extends FormDefinition<infer Values> ? Values : never

interface FormParts<Name extends string, Fields extends FieldTable> {
  name: Name
  fields: Fields
  isQuick?: boolean
  measuredAs?: FormEvent | null
  mayReportHarm?: boolean
  together?: (values: RawValues) => FormProblem[]
}

/** Declares a form: its fields in the order of the page. Values, drawing, checks on both sides and drafts follow from it. */
export function defineForm<const Name extends string, const Fields extends FieldTable>({
  name,
  fields,
  isQuick = false,
  measuredAs = null,
  mayReportHarm = false,
  together = () => [],
}: FormParts<Name, Fields>): FormDefinition<ValuesOf<Fields>> & { name: Name } {
  return {
    name,
    fields: Object.entries(fields).map(([field, declaration]) => ({ name: field, ...declaration })),
    isQuick,
    measuredAs,
    mayReportHarm,
    together,
  }
}
