/** An ASCII anchor from a pt-BR text: "Dor de cabeça?" -> "dor-de-cabeca". Empty text gives "secao". */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'secao'
