/** A text as an anchor: lower case, no accents, hyphens. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A short, non-empty anchor: "Dor de cabeça?" -> "dor-de-cabeca"; "secao" for a text without words. */
export function slugify(text: string): string {
  return slugOf(text).slice(0, 80) || 'secao'
}
