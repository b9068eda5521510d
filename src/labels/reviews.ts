/** Texts of a product's reviews. */
export const reviewLabels = {
  'reviews.title': 'Avaliações',
  'reviews.none':
    'Ninguém avaliou este produto ainda. Se você já usou, conte como foi: ajuda outra família a escolher.',
  'reviews.write': 'Escrever uma avaliação',
  'reviews.average': 'Nota média',
  'reviews.recommended': '{recommended} de {count} recomendam',
  'reviews.distribution': 'Quantas pessoas deram cada nota',
  'reviews.stars.one': '1 estrela',
  'reviews.stars.many': '{stars} estrelas',
  'reviews.list': 'O que dizem',
  'reviews.sort': 'Ordenar por',
  'reviews.sort.newest': 'Mais recentes',
  'reviews.sort.best': 'Melhores notas',
  'reviews.sort.worst': 'Piores notas',
  'reviews.by': '{nickname}, de {location}',
  'reviews.recommends': 'Recomenda este produto',
  'reviews.recommendsNot': 'Não recomenda este produto',
  'reviews.photo': 'Foto enviada por {nickname}',
  'reviews.pages': 'Páginas das avaliações',
  'reviews.shown': 'Página {page} de {pages}',
  'reviews.loading': 'Buscando avaliações…',
  'reviews.failed': 'Não conseguimos buscar as avaliações agora. Tente de novo em instantes.',
  'reviews.policy':
    'Publicamos elogios e críticas, com as mesmas regras. Uma pessoa lê cada texto antes. Não conferimos se quem avalia comprou o produto.',
  'reviews.guidelines': 'Ler as diretrizes',
} as const
