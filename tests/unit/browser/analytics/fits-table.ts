import { type DetailKind, events } from '../../../../src/shared/schemas/events'

const isText = (value: unknown) => typeof value === 'string'
const isItem = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return false
  const { item_id, item_name, index = 0, ...more } = value as Record<string, unknown>
  return isText(item_id) && isText(item_name) && typeof index === 'number' && Object.keys(more).length === 0
}

const checks: Record<DetailKind, (value: unknown) => boolean> = {
  text: isText,
  count: (value) => Number.isInteger(value) && Number(value) >= 0,
  names: (value) => Array.isArray(value) && value.every(isText),
  items: (value) => Array.isArray(value) && value.length > 0 && value.every(isItem),
}

const SEARCH_KEYS = 'action,category,event,label,nonInteraction,value'

/** Differences of a push from the table of events, in words; empty if there are none. */
export function faultsOfPush(push: unknown): string[] {
  // gtag commands are `arguments`; only consent and settings.
  if (Object.prototype.toString.call(push) === '[object Arguments]') {
    const [command] = Array.from(push as ArrayLike<unknown>)
    return command === 'consent' || command === 'set' ? [] : [`unknown command ${String(command)}`]
  }
  if (typeof push !== 'object' || push === null) return ['neither an event nor a command']
  const { event, ...details } = push as Record<string, unknown>
  if (event === 'gtm.js') return []
  if (event === 'customEvent')
    return Object.keys(push).toSorted().join() === SEARCH_KEYS ? [] : ['not the search as ANALYTICS-1 has it']
  if (typeof event !== 'string' || !Object.hasOwn(events, event)) return [`unknown event ${String(event)}`]
  const kinds: Record<string, DetailKind> = events[event as keyof typeof events].details
  return [
    ...Object.keys(details)
      .filter((key) => !Object.hasOwn(kinds, key))
      .map((key) => `${event}: unknown ${key}`),
    ...Object.entries(kinds)
      .filter(([key, kind]) => !checks[kind](details[key]))
      .map(([key]) => `${event}: wrong ${key}`),
  ]
}
