/** The anchor of a step of a how-to, counted from zero. */
export const stepAnchor = (index: number): string => `passo-${index + 1}`
