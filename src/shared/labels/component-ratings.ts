export const componentRatingLabels = {
  'rating.stars': '{average} de 5 estrelas',
  'rating.one': '1 avaliação',
  'rating.many': '{count} avaliações',
} as const
