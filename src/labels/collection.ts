/** Texts of the collections. */
export const collectionLabels = {
  'collection.products': 'Os produtos',
  'collection.articles': 'Para ler junto',
  'collection.empty': 'Ainda não há coleções por aqui.',
  'collection.see': 'Ver a coleção',
} as const
