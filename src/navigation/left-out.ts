import type { LeftOut } from './still'

/** Marks what a still part is drawn of where only the mark travels: the document shows the rest (`page-props/browser-props.ts`). */
export const LEFT_OUT = { isLeftOut: true } as const

/** Whether the data of this stayed on the server. */
export function isLeftOut(data: object): boolean {
  return 'isLeftOut' in data
}

/** A list that stands in the document: as long as none where there is nothing in it. */
export function leaveOutList(list: readonly unknown[]): readonly unknown[] {
  return list.length > 0 ? [LEFT_OUT] : list
}

/** Whether the data of a list stayed on the server. */
export function isLeftOutList(list: readonly unknown[]): boolean {
  const [first] = list
  return typeof first === 'object' && first !== null && isLeftOut(first)
}

/** How sections are found whose data stayed on the server. */
export const bySection: LeftOut<{ section: { id: string } }> = {
  nameOf: ({ section }) => section.id,
  isLeftOut: ({ section }) => isLeftOut(section),
}
