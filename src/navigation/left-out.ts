import type { LeftOut } from './still'

/** Marks what a still part is drawn of where only the mark travels: the document shows the rest (`page-props/browser-props.ts`). */
export const LEFT_OUT = { isLeftOut: true } as const

/** Whether the data of this stayed on the server. */
export function isLeftOut(data: object): boolean {
  return 'isLeftOut' in data
}

/** How sections are found whose data stayed on the server. */
export const bySection: LeftOut<{ section: { id: string } }> = {
  nameOf: ({ section }) => section.id,
  isLeftOut: ({ section }) => isLeftOut(section),
}
