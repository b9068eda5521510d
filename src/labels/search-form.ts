export const searchFormLabels = {
  'search.label': 'O que você procura?',
  'search.placeholder': 'Sintoma ou produto',
  'search.submit': 'Buscar',
  'search.missing': 'Escreva o que você procura.',
} as const
