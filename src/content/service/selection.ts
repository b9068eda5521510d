/**
 * Fields that lead to entries of the same kind. Only a page shows them, of its own entry; cards, lists and search records do
 * not, and across a whole range such links lead everywhere.
 */
export const RELATIONS = ['relatedProducts', 'relatedArticles']

/** Selects these fields and no relations, whose links are then not followed either (Content Delivery API, "select operator"). */
export function selectionOf(fieldNames: readonly string[]): string {
  const fields = [...new Set(fieldNames)].filter((name) => !RELATIONS.includes(name))
  return ['sys', ...fields.map((name) => `fields.${name}`)].join()
}
