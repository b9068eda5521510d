/** Texts of the country selector. */
export const countriesLabels = {
  'countries.here': 'Você está aqui',
} as const
