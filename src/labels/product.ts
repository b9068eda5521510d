/** Texts of product detail pages. */
export const productLabels = {
  'product.variant': 'Apresentação',
  'product.scent': 'Aroma ou sabor',
  'product.chosen': 'Escolhido: {name}',
  'product.medicine': 'Medicamento',
  'product.picture': 'Ver a imagem {position} de {total}',
  'product.pictures': 'Imagens de {name}',
  'product.buyNow': 'Onde comprar',
  'product.buyNowTitle': 'Onde comprar',
  'product.buyNowHint': 'O preço e o estoque são de cada loja.',
  'product.buyAt': 'Ver na loja',
  'product.buyNowFailed': 'Ocorreu um erro. Tente novamente mais tarde.',
  'product.save': 'Salvar na minha conta',
  'product.compare': 'Comparar com outros',
  'product.about': 'Sobre o produto',
  'product.ingredients': 'Princípios ativos',
  'product.ingredientSynonyms': 'Também chamado de {names}',
  'product.ingredientsReviewed': 'Informações revisadas em {date}.',
  'product.details': 'Detalhes',
  'product.usage': 'Modo de usar',
  'product.related': 'Combina com',
  'product.gtin': 'Código de barras',
  'product.registration': 'Registro',
  'product.allChoices': 'Apresentações e aromas',
  // The safe default where a medicine has no legal text of its own (RDC 96/2008); editors can change it.
  'product.medicineNotice':
    '{produto} É UM MEDICAMENTO. SEU USO PODE TRAZER RISCOS. PROCURE O MÉDICO E O FARMACÊUTICO. LEIA A BULA. SE PERSISTIREM OS SINTOMAS, O MÉDICO DEVERÁ SER CONSULTADO.',
} as const
