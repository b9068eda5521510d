import type { ZodMiniType } from 'zod/mini'
import type { ProblemCode } from './problem'
import { charactersOf } from './rules/characters'
import { cleanLine, cleanPassword, cleanText, isOneLine, isReadable } from './rules/clean-text'
import { emailFault } from './rules/email'
import type { Fault } from './rules/fault'
import { asEmail, plainEmail } from './rules/patterns'

/** The library that schemas are built with. It is handed in, so that browsers load it when a form is used, not with the page. */
type SchemaLibrary = typeof import('zod/mini')

/** A check that names what is wrong by its code. The first rule that is broken is reported. */
function rule(
  z: SchemaLibrary,
  isMet: (value: string) => boolean,
  problem: ProblemCode,
  params: Record<string, string | number> = {},
) {
  return z.refine<string>(isMet, { abort: true, params: { problem, ...params } })
}

export type FieldKind =
  | 'text'
  | 'email'
  | 'password'
  | 'textarea'
  | 'radio'
  | 'checkbox'
  | 'select'
  | 'photo'
  /** Sent with the form without being asked for, such as the product that a page is about. */
  | 'hidden'

/** A field of a form: how it is drawn, and the schema that reads what was sent (always a text, blank where nothing was). */
export interface Field<Value = unknown> {
  kind: FieldKind
  isRequired: boolean
  /** Characters as people count them. */
  min?: number
  max?: number
  options?: readonly string[]
  /** Never kept in the browser as a draft. */
  isPersonal?: boolean
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'numeric' | 'tel'
  schema: (z: SchemaLibrary) => ZodMiniType<Value, unknown>
}

interface TextOptions {
  kind?: FieldKind
  min?: number
  max: number
  isOptional?: boolean
  isPersonal?: boolean
  autoComplete?: string
  inputMode?: NonNullable<Field['inputMode']>
  /** How people write it, as it is stored. */
  read?: (text: string) => string
  /** A rule of its own, with the code of what is wrong where it is broken. */
  pattern?: readonly [isMet: (value: string) => boolean, problem: ProblemCode]
  /** The same for a rule that says what to change. */
  faultOf?: (value: string) => Fault | null
}

const readerOf = (kind: FieldKind) =>
  kind === 'password' ? (value: string) => value : kind === 'textarea' ? cleanText : cleanLine

/** A text of one line, or of several as `textarea`. */
export function text(options: TextOptions): Field<string> {
  const { kind = 'text', isOptional = false, read = readerOf(kind), pattern, faultOf, ...field } = options
  const { min = 0, max } = field
  const isBlankAllowed = (value: string) => isOptional && value === ''
  // A password counts with the spaces around it.
  const count = (value: string) => charactersOf(kind === 'password' ? cleanPassword(value) : value).length
  const schema = (z: SchemaLibrary) =>
    z.string().check(
      z.overwrite(read),
      rule(z, isReadable, 'patternMismatch'),
      rule(z, (value) => isOptional || value !== '', 'required'),
      rule(z, (value) => kind === 'textarea' || isOneLine(value), 'patternMismatch'),
      rule(z, (value) => count(value) <= max, 'tooLong', { max }),
      rule(z, (value) => isBlankAllowed(value) || count(value) >= min, 'tooShort', { min }),
      z.superRefine<string>((value, context) => {
        if (isBlankAllowed(value)) return
        const [isMet, problem] = pattern ?? []
        const params = isMet && problem && !isMet(value) ? { problem } : faultOf?.(value)
        if (params) context.addIssue({ code: 'custom', params })
      }),
    )
  return { kind, isRequired: !isOptional, ...field, schema }
}

/** An address of e-mail, read as it is stored and compared: in lower case, its domain in ASCII. */
export function email(): Field<string> {
  const field = text({ kind: 'email', max: 254, read: asEmail, faultOf: emailFault })
  const schema = (z: SchemaLibrary) =>
    z.pipe(
      field.schema(z),
      z.transform((address: string) => plainEmail(address) ?? address),
    )
  return { ...field, isPersonal: true, autoComplete: 'email', inputMode: 'email', schema }
}

/** One of several, all in sight (`radio`) or in a list. */
export function choice<const Options extends readonly string[]>(
  options: Options,
  { kind = 'radio', isOptional = false }: { kind?: 'radio' | 'select' | 'hidden'; isOptional?: boolean } = {},
): Field<Options[number]> {
  const schema = (z: SchemaLibrary) =>
    z.string().check(
      rule(z, (value) => isOptional || value !== '', 'required'),
      rule(z, (value) => (isOptional && value === '') || options.includes(value), 'patternMismatch'),
    )
  return {
    kind,
    isRequired: !isOptional,
    options,
    schema: schema as unknown as Field<Options[number]>['schema'],
  }
}

export const TICKED = 'sim'

const tick = (isRequired: boolean): Field<boolean> => ({
  kind: 'checkbox',
  isRequired,
  schema: (z) =>
    z.pipe(
      z.string().check(
        rule(z, (value) => !isRequired || value === TICKED, 'requiresTrue'),
        rule(z, (value) => value === '' || value === TICKED, 'patternMismatch'),
      ),
      z.transform((value: string) => value === TICKED),
    ),
})

export const accepted = (): Field<boolean> => tick(true)

export const optionalTick = (): Field<boolean> => tick(false)

/** A photo. It travels beside the texts, and is judged where it is stored. */
export const photo = (): Field<string> => ({
  kind: 'photo',
  isRequired: false,
  isPersonal: true,
  schema: (z) => z.string().check(rule(z, (value) => value === '', 'unsupported')),
})
