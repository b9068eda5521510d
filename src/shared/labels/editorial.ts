/** Article listing, collections, history, sitemap. */
export const editorialLabels = {
  'content.contents': 'Nesta página',
  'articles.tabs': 'Assuntos das dicas',
  'articles.empty': 'Ainda não há dicas por aqui.',
  'articles.howTo': 'Passo a passo',
  'articles.keepReading': 'Continuar lendo',
  'collection.products': 'Os produtos',
  'collection.articles': 'Para ler junto',
  'collection.empty': 'Ainda não há coleções por aqui.',
  'collection.see': 'Ver a coleção',
  'history.years': 'Anos da nossa história',
  'sitemap.empty': 'Ainda não há páginas publicadas.',
} as const
