/** Ids that the site itself gives to parts of a page; what editors write never takes them. */
export const LAYOUT_IDS = {
  main: 'conteudo',
  menu: 'menu',
  menuButton: 'menu-botao',
  search: 'busca-do-site',
  footer: 'rodape-do-site',
} as const

/** Anchors of the parts of an article that stand beside its running text. */
export const ARTICLE_ANCHORS = {
  steps: 'artigo-passos',
  faq: 'artigo-perguntas',
  references: 'artigo-referencias',
} as const

/** The reviews of a product. */
export const REVIEWS_ANCHOR = 'avaliacoes'

/** The anchor of a step of a how-to, counted from zero. */
export function stepAnchor(index: number): string {
  return `passo-${index + 1}`
}

const OWN = new Set<string>([...Object.values(LAYOUT_IDS), ...Object.values(ARTICLE_ANCHORS), REVIEWS_ANCHOR])

export function isOwnId(id: string): boolean {
  return OWN.has(id) || /^passo-\d+$/.test(id)
}
