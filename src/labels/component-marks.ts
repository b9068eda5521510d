/** What every card and page of a product says in a word or two, and what stands wherever a medicine does. */
export const componentMarkLabels = {
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
} as const
