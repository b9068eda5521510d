import type { ExportField, FieldValidation } from '@sandbox/export-format'

/** One kind of rule of a field's validations, in the space and in the code. */
interface Pair {
  known: FieldValidation | undefined
  wanted: FieldValidation | undefined
}

type Kind = Exclude<keyof FieldValidation, 'message'>

const KINDS: Kind[] = [
  'unique',
  'size',
  'range',
  'dateRange',
  'regexp',
  'in',
  'linkContentType',
  'linkMimetypeGroup',
  'enabledNodeTypes',
  'enabledMarks',
  'nodes',
]

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Bounds are compared as they are written: numbers, or days of ISO 8601. */
const within = <Bound extends number | string>(
  known: { min?: Bound; max?: Bound },
  wanted: { min?: Bound; max?: Bound },
): boolean => {
  const isLow = wanted.min === undefined || (known.min !== undefined && known.min >= wanted.min)
  const isHigh = wanted.max === undefined || (known.max !== undefined && known.max <= wanted.max)
  return isLow && isHigh
}

const hasAll = (known: readonly unknown[] = [], wanted: readonly unknown[] = []): boolean =>
  known.every((value) => wanted.includes(value))

/** What embedded entries may be of; a type of node that the code does not limit is not limited. */
const nodesWithin = (known: FieldValidation['nodes'] = {}, wanted: FieldValidation['nodes'] = {}): boolean =>
  Object.entries(wanted).every(([node, rules]) => !narrows(known[node] ?? [], rules))

/** Whether the wanted rule of this kind would refuse values that the space accepts today. */
const isNarrower = (kind: Kind, { known, wanted }: Pair): boolean => {
  if (!wanted) return false
  if (!known) return kind !== 'nodes' || !nodesWithin({}, wanted.nodes)
  switch (kind) {
    case 'size':
    case 'range':
      return !within(known[kind] ?? {}, wanted[kind] ?? {})
    case 'dateRange':
      return !within(known.dateRange ?? {}, wanted.dateRange ?? {})
    case 'nodes':
      return !nodesWithin(known.nodes, wanted.nodes)
    case 'regexp':
      return known.regexp?.pattern !== wanted.regexp?.pattern
    case 'unique':
      return false
    default:
      return !hasAll(known[kind], wanted[kind])
  }
}

const pairsOf = (known: FieldValidation[], wanted: FieldValidation[]) =>
  KINDS.map((kind) => ({
    kind,
    known: known.find((rule) => rule[kind] !== undefined),
    wanted: wanted.find((rule) => rule[kind] !== undefined),
  }))

/** The kinds of rules that would refuse values that the space accepts today. */
export const narrowedKinds = (known: FieldValidation[], wanted: FieldValidation[]): Kind[] =>
  pairsOf(known, wanted).flatMap(({ kind, ...pair }) => (isNarrower(kind, pair) ? [kind] : []))

function narrows(known: FieldValidation[], wanted: FieldValidation[]): boolean {
  return narrowedKinds(known, wanted).length > 0
}

/** The wanted rules; of each kind that would narrow, the space's own. */
export const widenedRules = (known: FieldValidation[], wanted: FieldValidation[]): FieldValidation[] =>
  pairsOf(known, wanted).flatMap(({ kind, ...pair }) => {
    const rule = isNarrower(kind, pair) ? pair.known : pair.wanted
    return rule ? [rule] : []
  })

/** Contentful adds defaults: compared without them, and in any order of rules and keys. */
export const comparableRules = (rules: FieldValidation[] = []): string =>
  JSON.stringify(
    pairsOf(rules, []).flatMap(({ kind, known }) =>
      known ? [[kind, sorted(known[kind]), known.message ?? null]] : [],
    ),
  )

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? [...value].sort() : value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)])
}

/** Whether a field has another type of value: Contentful lets no field change it. */
export const isOtherType = (known: ExportField, wanted: ExportField): boolean =>
  !same(
    [known.type, known.linkType, known.items?.type, known.items?.linkType],
    [wanted.type, wanted.linkType, wanted.items?.type, wanted.items?.linkType],
  )
