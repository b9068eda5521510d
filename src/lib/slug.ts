/** A text as an anchor: lower case, without accents, words joined by hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** An anchor that is never empty nor long: "Dor de cabeça?" -> "dor-de-cabeca"; a text without words gives "secao". */
export function slugify(text: string): string {
  return slugOf(text).slice(0, 80) || 'secao'
}
