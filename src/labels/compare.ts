/** Texts of the product comparison. */
export const compareLabels = {
  'compare.choose': 'Escolha até {max} produtos',
  'compare.count': '{count} de {max} escolhidos',
  'compare.full': 'Você já escolheu {max} produtos. Tire um para trocar.',
  'compare.one': 'Escolha mais um produto para ver as diferenças.',
  'compare.clear': 'Limpar a comparação',
  'compare.remove': 'Tirar {title} da comparação',
  'compare.table': 'Comparação de produtos, lado a lado',
  'compare.tableScroll': 'Comparação de produtos. Role para os lados para ver todos.',
  'compare.product': 'Produto',
  'compare.text': 'Para que serve',
  'compare.ingredients': 'Princípios ativos ou o que contém',
  'compare.variants': 'Apresentações',
  'compare.medicine': 'É medicamento?',
  'compare.registration': 'Registro',
  'compare.yes': 'Sim',
  'compare.no': 'Não',
  'compare.nothing': 'Não se aplica',
  'compare.different': 'Diferente',
  'compare.onlyDifferences': 'Mostrar só as diferenças',
  'compare.sameIngredient':
    '{one} e {other} têm o mesmo princípio ativo ({ingredient}). Não use os dois juntos.',
  'compare.notTogether': '{one} e {other} não são para usar juntos. Em dúvida, pergunte ao farmacêutico.',
  'compare.notice': 'A persistirem os sintomas, o médico deverá ser consultado.',
  'compare.withoutScript':
    'Para ver os produtos lado a lado, ative o JavaScript do navegador. Cada página de produto traz as mesmas informações:',
} as const
