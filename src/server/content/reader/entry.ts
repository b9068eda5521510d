import { DEEP_INCLUDE_DEPTH } from '@/shared/config/site'
import { type ContentTypeId, contentTypes, isContentTypeId } from '@/shared/content-model'
import type { AnyEntry, Asset, DocumentNode, Entry, RichTextValue } from '@/shared/content-model/entry'
import type { Field, FieldOptions, Shape } from '@/shared/content-model/fields'
import type { Reason } from '@/shared/content-model/reasons'
import type { ContentProblem, ProblemPlace } from '@/shared/content-model/views/content-problem'
import { isBlank } from '@/shared/utils/is-blank'
import { DAY } from '@/shared/utils/utc-day'
import { ContentError } from '../service/errors'
import type { RawEntry, RawLink } from '../service/reply'
import { readAsset } from './assets'
import { type ReadContext, reasonText } from './context'
import { titleOf } from './problem-words'
import { linkOf, linksOf, nodesOf, plainValueOf, UnreadableValue } from './values'

type AnyField = Field<unknown>
type LinkShape = Shape & { kind: 'one' | 'many' }

const isDate = ({ kind }: Shape): boolean => kind === 'date' || kind === 'moment'
const isPage = (type: string): boolean => isContentTypeId(type) && 'page' in contentTypes[type].facts
const isSection = (type: ContentTypeId): boolean => 'isSection' in contentTypes[type].facts

/** An entry and the way that led to it; reads the values of its fields, each once. */
class EntryReader {
  private readonly values = new Map<string, unknown>()

  constructor(
    private readonly raw: RawEntry,
    readonly type: ContentTypeId,
    readonly context: ReadContext,
    /** Ids of the entries that led here, outermost first, and of this one. */
    private readonly path: readonly string[],
    private readonly from: ProblemPlace | undefined,
    /** Whether safety hangs on it, and whether it is withdrawn: then a response has nothing that it links to. */
    private readonly state = { isSafety: false, isWithdrawn: false },
  ) {}

  get id(): string {
    return this.raw.sys.id
  }

  get updatedAt(): string | null {
    return this.raw.sys.updatedAt ?? null
  }

  invalid(field: string, reason: Reason, detail?: string): ContentError {
    return new ContentError('invalidEntry', reasonText(reason, detail), {
      ...this.place(field),
      reason,
      ...(detail !== undefined && { detail }),
    })
  }

  private place(field: string): ProblemPlace {
    return { entryId: this.id, contentType: this.type, title: titleOf(this.raw), field }
  }

  report(field: string, reason: Reason, detail?: string): void {
    this.context.report({ entryId: this.id, contentType: this.type, field, reason, detail })
  }

  /** Reports why this entry could not be mapped. Any other error is a fault of the site's own. */
  drop(error: unknown): void {
    if (!(error instanceof ContentError) || error.meta.reason === undefined) throw error
    const { entryId = this.id, contentType = this.type, field = '-', reason, detail } = error.meta
    this.context.report({ entryId, contentType, field, reason, detail, place: this.from })
  }

  problem(id = this.id): ContentProblem | null {
    return this.context.draft?.problems.findLast(({ entryId }) => entryId === id) ?? null
  }

  value(name: string, field: AnyField): unknown {
    this.context.onRead?.(this.type, name)
    if (!this.values.has(name)) this.values.set(name, this.read(name, field))
    return this.values.get(name)
  }

  /** Whether it stands in the page now; editors see all, and when each appears, or what stands there on a day. */
  isValid(): boolean {
    const fields: Record<string, AnyField> = contentTypes[this.type].fields
    if (!fields.validFrom || !fields.validUntil) return true
    const from = Number(this.value('validFrom', fields.validFrom) ?? Number.NEGATIVE_INFINITY)
    const until = Number(this.value('validUntil', fields.validUntil) ?? Number.POSITIVE_INFINITY)
    if (until <= from) this.report('validUntil', 'endsBeforeStart')
    const { draft } = this.context
    if (!draft) return from <= Date.now() && Date.now() < until
    if (Number.isFinite(from) || Number.isFinite(until)) draft.scheduled.set(this.id, { from, until })
    return draft.day === null || (from < draft.day + DAY && draft.day < until)
  }

  private read(name: string, { shape, options }: AnyField): unknown {
    try {
      const value = this.resolve(this.raw.fields[name], name, shape, options)
      if (options.required === true && value == null) throw new UnreadableValue('empty')
      const written = this.raw.fields[name]
      if (value === null && isDate(shape) && typeof written === 'string' && !isBlank(written))
        this.report(name, 'noDate', written)
      return value
    } catch (error) {
      if (error instanceof UnreadableValue) throw this.invalid(name, error.reason)
      throw error
    }
  }

  private resolve(value: unknown, name: string, shape: Shape, options: FieldOptions): unknown {
    const isSafety = options.isSafety === true
    if (shape.kind === 'richText')
      return this.richText(
        nodesOf(value, () => this.report(name, 'unreadablePart')),
        name,
      )
    if (shape.kind === 'asset') return this.asset(linkOf(value), name)
    if (shape.kind === 'one') {
      const link = linkOf(value)
      return link && this.follow(link.sys.id, name, shape, isSafety)
    }
    if (shape.kind !== 'many') return plainValueOf(value, shape, options.required === true)
    const ids = new Set(linksOf(value).map(({ sys }) => sys.id))
    return [...ids].map((id) => this.follow(id, name, shape, isSafety)).filter((entry) => entry !== null)
  }

  private asset(link: RawLink | null, field: string): Asset | null {
    return link && readAsset(link.sys.id, this.context, this.place(field), this.state.isSafety)
  }

  /** The entry that a link leads to; null, and reported, where it cannot be shown. An entry never stands within itself. */
  private follow(id: string, field: string, shape?: LinkShape, isNeeded = false): AnyEntry | null {
    const place = this.place(field)
    const refuse = (contentType: string, reason: Reason): AnyEntry | null => {
      if (!this.state.isWithdrawn)
        this.context.report({ entryId: id, contentType, field: '-', reason, place })
      if (!this.context.draft || (shape && shape.accepts !== 'sections')) return null
      return placeholder(id, this.invalid(field, reason), () => this.problem(id))
    }
    const published = this.context.graph.entry(id)
    const raw = published ?? this.context.lastPublished?.entry(id)
    if (!raw) return refuse('unresolved', 'unresolved')
    const type = raw.sys.contentType.sys.id
    const isSafety = (isNeeded || this.state.isSafety) && !isPage(type)
    if (published) this.context.lastPublished?.remember(published, this.context.graph, isSafety)
    else refuse(type, 'withdrawnNotice')
    if (this.path.includes(id)) return null
    // Entries that all link to each other would otherwise be walked in every order.
    if (this.path.length > DEEP_INCLUDE_DEPTH) return refuse(type, 'tooDeep')
    if (!isContentTypeId(type) || (shape && !accepts(shape, type))) return refuse(type, 'typeNotAllowed')
    this.context.draft?.entries.set(id, raw)
    const state = { isSafety, isWithdrawn: !published }
    const reader = new EntryReader(raw, type, this.context, [...this.path, id], place, state)
    return reader.isValid() ? entryOf(reader) : null
  }

  private richText(nodes: DocumentNode[], field: string): RichTextValue {
    return {
      nodes,
      embedded: (id) => this.follow(id, field),
      linked: (id) => this.glance(id),
      asset: (id) => readAsset(id, this.context, this.place(field)),
      report: (nodeType, reason) =>
        this.context.report({ entryId: this.id, contentType: 'rich text', field: nodeType, reason }),
    }
  }

  /** An entry that is only linked to, not shown: no editor has to mend it here. */
  private glance(id: string): AnyEntry | null {
    const raw = this.context.graph.entry(id)
    const type = raw?.sys.contentType.sys.id ?? ''
    if (!raw || !isContentTypeId(type)) return null
    return entryOf(new EntryReader(raw, type, this.context, [...this.path, id], undefined))
  }
}

const accepts = (shape: LinkShape, type: ContentTypeId): boolean =>
  shape.accepts === 'sections' ? isSection(type) : shape.targets.includes(type)

const prototypeOf = (type: ContentTypeId): object => {
  const fields: [string, AnyField][] = Object.entries(contentTypes[type].fields)
  return Object.defineProperties(
    {},
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        {
          enumerable: true,
          get(this: { reader: EntryReader }) {
            return this.reader.value(name, field)
          },
        },
      ]),
    ),
  )
}

const prototypes = new Map(
  Object.values(contentTypes).map(({ id }): [ContentTypeId, object] => [id, prototypeOf(id)]),
)

/** What mappers get of a reader. Its declared type holds by construction: each field is read by its own declaration. */
const entryOf = (reader: EntryReader) =>
  Object.assign(Object.create(null), {
    id: reader.id,
    type: reader.type,
    updatedAt: reader.updatedAt,
    fields: Object.create(prototypes.get(reader.type) ?? null, { reader: { value: reader } }),
    scheme: reader.context.scheme,
    fail: (field: string, reason: Reason, detail?: string) => {
      throw reader.invalid(field, reason, detail)
    },
    report: (field: string, reason: Reason, detail?: string) => reader.report(field, reason, detail),
    drop: (error: unknown) => reader.drop(error),
    problem: () => reader.problem(),
  })

/** In drafts, in place of a section that cannot be followed. */
const placeholder = (id: string, refused: ContentError, problem: () => ContentProblem | null) =>
  Object.defineProperty(
    Object.assign(Object.create(null), { id, type: 'notice', drop: () => undefined, problem }),
    'fields',
    {
      get: (): never => {
        throw refused
      },
    },
  )

/** An entry as mappers read it, with links followed on demand. @throws ContentError `invalidEntry` */
export function readEntry<Id extends ContentTypeId>(
  type: Id,
  raw: RawEntry,
  context: ReadContext,
): Entry<Id> {
  context.draft?.entries.set(raw.sys.id, raw)
  const reader = new EntryReader(raw, type, context, [raw.sys.id], undefined)
  if (raw.sys.contentType.sys.id !== type) throw reader.invalid('-', 'typeNotAllowed')
  return entryOf(reader)
}
