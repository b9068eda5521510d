import { isRecord } from '../../content/guards'
import { badSearch } from '../errors'
import { CHOICES, type Kind, QUERY_PARAMETERS, SETTINGS, type Treatment } from './known'

export type Values = Record<string, unknown>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

const flagOf = (value: unknown): unknown => {
  if (value === 'true' || value === 1 || value === '1') return true
  return value === 'false' || value === 0 || value === '0' ? false : value
}

const listOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const content = value.trimStart().startsWith('[') ? parsed(value) : value
  if (typeof content !== 'string') return content
  return content === '' ? [] : content.split(',').map((item) => item.trim())
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Accepted values of a kind, and Algolia's name of it. Values from addresses are always strings. */
const READERS: Record<
  Kind,
  { named: string; read: (value: unknown) => unknown; fits: (value: unknown) => boolean }
> = {
  flag: { named: 'boolean', read: flagOf, fits: isFlag },
  count: {
    named: 'positive integer',
    read: (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value),
    fits: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
  },
  text: {
    named: 'string',
    read: (value) => (typeof value === 'number' ? String(value) : value),
    fits: (value) => typeof value === 'string',
  },
  list: { named: 'array of strings', read: listOf, fits: isList },
  flagOrList: {
    named: 'boolean or array of strings',
    read: (value) => (isFlag(flagOf(value)) ? flagOf(value) : listOf(value)),
    fits: (value) => isFlag(value) || isList(value),
  },
  flagOrText: {
    named: 'boolean or string',
    read: flagOf,
    fits: (value) => isFlag(value) || typeof value === 'string',
  },
  textOrList: { named: 'string or array of strings', read: listOf, fits: isList },
  any: {
    named: 'value',
    read: (value) => (typeof value === 'string' ? parsed(value) : value),
    fits: () => true,
  },
}

/** Values that turn nothing on: clients send them to turn something off. */
const isOff = (value: unknown): boolean =>
  value === '' || flagOf(value) === false || (Array.isArray(value) && value.length === 0)

const readValue = (name: string, kind: Kind, value: unknown): unknown => {
  const reader = READERS[kind]
  const content = reader.read(value)
  if (!reader.fits(content))
    throw badSearch(`Invalid value for "${name}" parameter, expected ${reader.named}`)
  const choices = CHOICES[name]
  if (choices !== undefined && typeof content === 'string' && !choices.includes(content))
    throw badSearch(`Invalid value for "${name}" parameter, expected one of: ${choices.join(', ')}`)
  return content
}

const read = (
  values: Values,
  known: Record<string, Treatment>,
  unknownMessage: (name: string) => string,
): Values => {
  const result: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const treatment = Object.hasOwn(known, name) ? known[name] : undefined
    if (treatment === undefined) throw badSearch(unknownMessage(name))
    if (value === null || value === undefined) continue
    if (treatment === 'idle') result[name] = value
    else if (treatment !== 'refused') result[name] = readValue(name, treatment, value)
    else if (!isOff(value)) throw badSearch(`The sandbox does not imitate "${name}"`)
  }
  return result
}

/**
 * The parameters of a query: those of an object, and those of its `params`, which are written like an address.
 * @throws SearchError 400 names a parameter that is unknown or not imitated, or a value of the wrong kind
 */
export function readQuery(body: unknown, own: readonly string[] = []): Values {
  if (!isRecord(body)) throw badSearch('Invalid request, expected an object')
  const { params, ...rest } = body
  if (params !== undefined && typeof params !== 'string')
    throw badSearch('Invalid value for "params" parameter, expected string')
  const written = Object.fromEntries(new URLSearchParams(params ?? ''))
  const values = Object.fromEntries(
    Object.entries({ ...rest, ...written }).filter(
      ([name]) => !own.includes(name) && !name.toLowerCase().startsWith('x-algolia-'),
    ),
  )
  return read(values, QUERY_PARAMETERS, (name) => `Unknown parameter: ${name}`)
}

/** The settings of a body. Null puts a setting back. @throws SearchError 400 */
export function readSettings(body: unknown): Values {
  if (!isRecord(body)) throw badSearch('Invalid settings, expected an object')
  return read(body, SETTINGS, (name) => `Invalid settings: unknown setting ${name}`)
}
