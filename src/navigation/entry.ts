import { decodeAddress } from '@/lib/decode-address'
/** A history entry as the pages router writes it (Next 16.4, `changeState`). */
export interface Entry {
  /** The router's key of the visit; new after a reload. */
  key: string
  /** Path, query and anchor, as in the address bar. */
  as: string
  /** Only on the entry that an open layer adds: the address of the entry below. */
  layerOn?: string | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Reads an entry's state. Null if the router did not write it, e.g. a new step to an anchor. */
export function readEntry(state: unknown): Entry | null {
  if (state === null || typeof state !== 'object') return null
  const key = 'key' in state ? textOf(state.key) : undefined
  const as = 'as' in state ? textOf(state.as) : undefined
  if (key === undefined || as === undefined) return null
  return { key, as, layerOn: 'layerOn' in state ? textOf(state.layerOn) : undefined }
}

/** Distinguishes entries: steps to anchors share the router's key. */
export function idOf({ key, as }: Entry): string {
  return `${key} ${as}`
}

export function withoutAnchor(address: string): string {
  return address.replace(/#.*$/, '')
}
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '')
}

/** The element that an address's anchor names, if any. */
export function namedPart(address: string): HTMLElement | null {
  return document.getElementById(decodeAddress(address.split('#')[1] ?? ''))
}
