const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Paths at which a model holds `undefined`, which a page's props must never carry. */
export const undefinedIn = (value: unknown, path = ''): string[] => {
  if (value === undefined) return [path || '(the model)']
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => undefinedIn(inner, `${path}.${key}`))
}
