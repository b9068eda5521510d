/**
 * Texts that interface pieces say by themselves, wherever they stand; `mark`: what every card and page of a product says in a
 * word or two, and what stands wherever a medicine does.
 */
export const componentLabels = {
  'dialog.close': 'Fechar',
  'dialog.opening': 'Abrindo…',
  'link.newTab': '(abre em nova aba)',
  'pagination.page': 'Página {page}',
  'pagination.previous': 'Página anterior',
  'pagination.next': 'Próxima página',
  'rating.stars': '{average} de 5 estrelas',
  'rating.one': '1 avaliação',
  'rating.many': '{count} avaliações',
  'searchField.clear': 'Limpar a busca',
  'mark.title': 'Categoria e idade',
  'mark.medicine': 'Medicamento',
  'mark.cosmetic': 'Cosmético',
  'mark.food': 'Alimento',
  'mark.healthProduct': 'Produto para a saúde',
  'mark.appliance': 'Aparelho',
  'mark.roomScent': 'Aromatizante',
  'mark.everyAge': 'Todas as idades',
  'mark.oneMonth': 'A partir de 1 mês',
  'mark.months': 'A partir de {count} meses',
  'mark.oneYear': 'A partir de 1 ano',
  'mark.years': 'A partir de {count} anos',
  'mark.adults': 'Adultos',
  // The safe default of Law 9.294 and RDC 96/2008; editors can change it.
  'mark.persisting': 'SE PERSISTIREM OS SINTOMAS, O MÉDICO DEVERÁ SER CONSULTADO.',
  'lists.more': 'Mostrar mais',
  'lists.waiting': 'Carregando…',
  'lists.failed': 'Não foi possível carregar agora. Tente de novo.',
  'lists.all': 'Ver a lista completa',
} as const
