/** Characters of one text in a log line: collectors cut long lines, and no visitor decides how long ours are. */
const LONGEST_TEXT = 1000
const LONGEST_STACK = 4000
const LONGEST_REASON = 200
const LONGEST_LIST = 20

export function shorten(text: string, longest = LONGEST_TEXT): string {
  return text.length > longest ? `${text.slice(0, longest)}... (${text.length} characters)` : text
}

const shortenValue = (value: unknown): unknown => {
  if (typeof value === 'string') return shorten(value)
  if (!Array.isArray(value) || value.length <= LONGEST_LIST) return value
  return [...value.slice(0, LONGEST_LIST), `... (${value.length} in all)`]
}

/** The fields of a log line, none longer than a reader can use: long lists end with their length. */
export function shortenFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, shortenValue(value)]))
}

/** What a log line says of an error. Of its cause only the first line: HTTP clients add the request and its token. */
export function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const cause = error.cause instanceof Error ? error.cause.message.split('\n')[0] : null
  return {
    type: error.name,
    message: shorten(error.message),
    ...('code' in error && { code: error.code }),
    ...('meta' in error && { meta: error.meta }),
    ...(cause && { cause: shorten(cause, LONGEST_REASON) }),
    stack: shorten(error.stack ?? error.message, LONGEST_STACK),
  }
}
