/** Texts of the search page. */
export const searchLabels = {
  'search.label': 'O que você procura?',
  'search.placeholder': 'Sintoma, produto ou dúvida',
  'search.submit': 'Buscar',
  'search.popular': 'Buscas populares',
  'search.listings': 'Ou vá direto para',
  'search.term': 'Para encontrar “{term}”, siga por um destes caminhos.',
  'search.withoutScript':
    'A busca precisa de JavaScript. Sem ele, você encontra tudo a partir destes caminhos.',
} as const
