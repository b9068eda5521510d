/** The site's own ids; anchors of content never use them. */
export const LAYOUT_IDS = {
  main: 'conteudo',
  menu: 'menu',
  menuButton: 'menu-botao',
  search: 'busca-do-site',
  footer: 'rodape-do-site',
} as const

/** Anchors of an article's parts outside its text. */
export const ARTICLE_ANCHORS = {
  steps: 'artigo-passos',
  faq: 'artigo-perguntas',
  references: 'artigo-referencias',
} as const

/** A product's reviews. */
export const REVIEWS_ANCHOR = 'avaliacoes'

/** The anchor of a how-to's step, from zero. */
export function stepAnchor(index: number): string {
  return `passo-${index + 1}`
}

const OWN = new Set<string>([...Object.values(LAYOUT_IDS), ...Object.values(ARTICLE_ANCHORS), REVIEWS_ANCHOR])

export function isOwnId(id: string): boolean {
  return OWN.has(id) || /^passo-\d+$/.test(id)
}
