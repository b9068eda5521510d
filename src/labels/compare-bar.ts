/** Texts of what leads to the comparison: the box of a product and the bar with those that were chosen. */
export const compareBarLabels = {
  'compare.add': 'Comparar',
  'compare.addProduct': 'Comparar {title}',
  'compare.bar': 'Comparação',
  'compare.barClear': 'Limpar',
  'compare.chosenOne': '(1 escolhido para comparar)',
  'compare.chosenMany': '({count} escolhidos para comparar)',
  'compare.go': 'Comparar ({count})',
} as const
