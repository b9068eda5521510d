export const searchFormLabels = {
  'search.label': 'O que você procura?',
  'search.placeholder': 'O que você procura?',
  'search.submit': 'Buscar',
  'search.missing': 'Escreva o que você procura.',
} as const
