/** Texts of our history. */
export const historyLabels = {
  'history.years': 'Anos da nossa história',
} as const
