/** A product's check box and the bar of chosen products. */
export const compareBarLabels = {
  'compare.add': 'Comparar',
  'compare.addProduct': 'Comparar {title}',
  'compare.bar': 'Comparação',
  'compare.barClear': 'Limpar',
  'compare.chosenOne': '(1 escolhido para comparar)',
  'compare.chosenMany': '({count} escolhidos para comparar)',
  'compare.go': 'Comparar ({count})',
} as const
