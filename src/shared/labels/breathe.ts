/** The breathing guide over home's opening. */
export const breatheLabels = {
  'breathe.start': 'Respirar por 1 minuto',
  'breathe.stop': 'Parar',
  'breathe.in': 'Inspire',
  'breathe.out': 'Expire',
} as const
