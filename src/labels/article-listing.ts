/** Texts of the article listing. */
export const articleListingLabels = {
  'articles.tabs': 'Assuntos das dicas',
  'articles.empty': 'Ainda não há textos por aqui.',
  'articles.howTo': 'Passo a passo',
  'articles.keepReading': 'Continuar lendo',
} as const
