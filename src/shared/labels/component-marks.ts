/** Product marks, and the legal text of medicines. */
export const componentMarkLabels = {
  'mark.title': 'Categoria e idade',
  'mark.recalled': 'Em recolhimento',
  'mark.registration': 'Reg. MS {number}',
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
  'mark.withDoctor': '{count} anos; de {from} a {until}, só com o pediatra',
  // Safe default of Law 9.294 and RDC 96/2008; editors can change it.
  'mark.persisting': 'SE PERSISTIREM OS SINTOMAS, O MÉDICO DEVERÁ SER CONSULTADO.',
} as const
