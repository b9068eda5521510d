/**
 * The kinds of fields that content types are declared with. Each call says what editors see (name, help text, limits) and,
 * by its type, what a mapper reads: the same declaration gives Contentful's field, the check of replies and the value.
 */

/** A link to one entry; mappers read the entry itself. `Targets` are ids of content types. */
export interface One<Targets extends string> {
  readonly one: Targets
}

/** Links to entries; mappers read those that can be followed, each once. */
export interface Many<Targets extends string> {
  readonly many: Targets
}

export interface File {
  readonly file: true
}

export interface RichTextDocument {
  readonly richText: true
}

/** Stands for every content type that is a section (`isSection`), also where editors are offered some of them only. */
export type AnySection = '@section'

export interface FieldOptions {
  /** Contentful refuses an entry without it; so does the site (`true`), or it does without (`'editors'`). */
  required?: boolean | 'editors'
  unique?: boolean
  /** For editors among themselves: nothing of the site has to read it. */
  internal?: boolean
  /** Read on pages that do not show it, too: the inspector prefers other fields with the same text. */
  seldomShown?: boolean
  /** Declared ahead of the code that will read it, and what that is; nothing reads it yet. */
  plannedFor?: string
  /** Shown to editors below the field, in Portuguese: what it does on the page. */
  help: string
  /** Characters for text, items for lists, the number itself for numbers. */
  min?: number
  max?: number
  pattern?: Pattern
  /** Never empty, in every entry or in medicines (`content/reader/health-rules.ts`). */
  askedOf?: 'all' | 'medicine'
  /** The day of a review, never later than today: months until the next one. */
  reviewedEvery?: number
  /** Names in braces that the site fills in; others are mistakes. */
  placeholders?: readonly string[]
  /** Safety hangs on what it links to, which stays as it was published last where it is withdrawn (behavior PROBLEM-3). */
  isSafety?: true
  /** The tab of the editor that has the field; the first one unless given. */
  group?: Group
}

/** A regular expression and, in Portuguese, what editors read where a text does not match it. */
export interface Pattern {
  readonly regexp: string
  readonly message: string
}

/** Tabs of the editor after the first one, as editors read them. */
export const GROUPS = {
  page: 'Endereço e buscadores',
  health: 'Saúde e bula',
  shop: 'Variantes, venda e avaliações',
  signed: 'Autoria e fontes',
  end: 'Fim da página',
  time: 'Quando aparece',
} as const
export type Group = keyof typeof GROUPS

/** What editors can choose: each value with what it means, in Portuguese. */
export type Words = Readonly<Record<string, string>>

/** What a field is besides its options; `kind` decides Contentful's type, its editor and how a reply is read. */
export type Shape =
  | { kind: 'symbol' | 'text' | 'integer' | 'date' | 'moment' | 'json' }
  /** `group`: what kind of file, in Contentful's words; any kind where it is null. */
  | { kind: 'asset'; group: 'image' | 'pdfdocument' | 'video' | null }
  | { kind: 'flag'; fallback: boolean | null }
  | { kind: 'choice'; values: readonly string[]; words: Words; fallback: string | null }
  | { kind: 'symbols'; values: readonly string[]; words: Words }
  | { kind: 'one' | 'many'; targets: readonly string[]; accepts: 'targets' | 'sections' }
  | { kind: 'richText'; embeds: readonly string[] }

/** One field of a content type. `Value` is what a mapper reads (links as `One`, `Many`: see `Entry`). */
export interface Field<Value> {
  /** As editors see it, in Portuguese. */
  readonly name: string
  readonly options: FieldOptions
  readonly shape: Shape
  /** Only a type: no field has it at run time. */
  readonly value?: Value
}

/** What a mapper reads of a declared field: `ValueOf<typeof product.fields.category>`. */
export type ValueOf<Declared> = Declared extends Field<infer Value> ? Value : never

/** A value that may be missing, unless the site refuses entries without it. */
type Unless<Value, Options extends FieldOptions> = Options extends { required: true } ? Value : Value | null
type ValueIn<Offered extends Words> = keyof Offered & string

/** One line of text; blank reads as null. */
export function symbol<const Options extends FieldOptions>(
  name: string,
  options: Options,
): Field<Unless<string, Options>> {
  return { name, options: { max: 255, ...options }, shape: { kind: 'symbol' } }
}

/** Text of several lines; blank reads as null. */
export function text<const Options extends FieldOptions>(
  name: string,
  options: Options,
): Field<Unless<string, Options>> {
  return { name, options, shape: { kind: 'text' } }
}

/** One of a few values. Without one, or with one that is not offered, the fallback; null where there is none. */
export function choice<const Offered extends Words, const Options extends FieldOptions>(
  name: string,
  words: Offered,
  options: Options & { required: true },
): Field<ValueIn<Offered>>
export function choice<const Offered extends Words>(
  name: string,
  words: Offered,
  options: FieldOptions & { fallback: NoInfer<ValueIn<Offered>> },
): Field<ValueIn<Offered>>
export function choice<const Offered extends Words>(
  name: string,
  words: Offered,
  options: FieldOptions,
): Field<ValueIn<Offered> | null>
export function choice(
  name: string,
  words: Words,
  { fallback = null, ...options }: FieldOptions & { fallback?: string | null },
): Field<string | null> {
  return {
    name,
    options: { max: 255, ...options },
    shape: { kind: 'choice', values: Object.keys(words), words, fallback },
  }
}

/** Some of a few values; others are left out. @param order of the values, where it is not that of the words */
export function choices<const Offered extends Words>(
  name: string,
  words: Offered,
  { order, ...options }: FieldOptions & { order?: readonly ValueIn<Offered>[] },
): Field<ValueIn<Offered>[]> {
  return { name, options, shape: { kind: 'symbols', values: order ?? Object.keys(words), words } }
}

/** A list of texts, each once. */
export function symbols(name: string, options: FieldOptions): Field<string[]> {
  return { name, options, shape: { kind: 'symbols', values: [], words: {} } }
}

const plain =
  <Value>(kind: 'integer' | 'date' | 'moment' | 'json') =>
  (name: string, options: FieldOptions): Field<Value> => ({ name, options, shape: { kind } })

export const integer = plain<number | null>('integer')

/** Yes or no; the fallback, no unless given, where editors chose neither. */
export function flag(
  name: string,
  { fallback = false, ...options }: FieldOptions & { fallback?: boolean },
): Field<boolean> {
  return { name, options, shape: { kind: 'flag', fallback } }
}

/** Yes, no, or null where editors chose neither: for what must not be taken for granted. */
export function yesNo(name: string, options: FieldOptions): Field<boolean | null> {
  return { name, options, shape: { kind: 'flag', fallback: null } }
}

/** The day that editors chose, as written: `2026-11-20`. */
export const date = plain<string | null>('date')

/** A day with its time and time zone; mappers read milliseconds since 1970. */
export const moment = plain<number | null>('moment')

/** Anything, unchecked. */
export const json = plain<unknown>('json')

/** An image file. */
export function asset<const Options extends FieldOptions>(
  name: string,
  options: Options,
): Field<Unless<File, Options>> {
  return { name, options, shape: { kind: 'asset', group: 'image' } }
}

/** Another file, of one of Contentful's kinds or of any (null). */
export function file(
  name: string,
  group: 'pdfdocument' | 'video' | null,
  options: FieldOptions,
): Field<File | null> {
  return { name, options, shape: { kind: 'asset', group } }
}

/** A link to an entry of one of these content types. */
export function one<const Targets extends string, const Options extends FieldOptions>(
  name: string,
  targets: readonly Targets[],
  options: Options,
): Field<Unless<One<Targets>, Options>> {
  return { name, options, shape: { kind: 'one', targets, accepts: 'targets' } }
}

/** Links to entries of these content types. */
export function many<const Targets extends string>(
  name: string,
  targets: readonly Targets[],
  options: FieldOptions,
): Field<Many<Targets>> {
  return { name, options, shape: { kind: 'many', targets, accepts: 'targets' } }
}

/** A link to a section; editors are offered the targets, the site draws whatever section stands there. */
export function section(
  name: string,
  targets: readonly string[],
  options: FieldOptions,
): Field<One<AnySection> | null> {
  return { name, options, shape: { kind: 'one', targets, accepts: 'sections' } }
}

/** Links to sections of any type. */
export function sections(name: string, options: FieldOptions): Field<Many<AnySection>> {
  return { name, options, shape: { kind: 'many', targets: [], accepts: 'sections' } }
}

const PICTURE = ['image', 'imageSet'] as const

/** One picture, or one a kind of screen. */
export function picture<const Options extends FieldOptions>(name: string, options: Options) {
  return one(name, PICTURE, options)
}

export function pictures(name: string, options: FieldOptions) {
  return many(name, PICTURE, options)
}

/** Rich text; `embeds` names the content types that editors may set between its paragraphs. */
export function richText(
  name: string,
  embeds: readonly string[],
  options: FieldOptions,
): Field<RichTextDocument> {
  return { name, options, shape: { kind: 'richText', embeds } }
}
