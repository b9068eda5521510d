/** Relations to entries of the same kind, which only a page shows: elsewhere they lead across the whole range. */
export const RELATIONS = ['relatedProducts', 'relatedArticles']

/** Selects fields without relations, which are then not followed (Content Delivery API, "select operator"). */
export function selectionOf(fieldNames: readonly string[]): string {
  const fields = [...new Set(fieldNames)].filter((name) => !RELATIONS.includes(name))
  return ['sys', ...fields.map((name) => `fields.${name}`)].join()
}
