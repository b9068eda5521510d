import { decodeAddress } from '@/lib/decode-address'
/** An entry of the browser's history as the pages router writes it (Next 16.4, `changeState`). */
export interface Entry {
  /** The router's own key of the visit; a reload gives it a new one. */
  key: string
  /** Path, query and anchor as the address bar shows them. */
  as: string
  /** Only on the entry that an open layer adds: the address of the entry below it. */
  layerOn?: string | undefined
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Reads the state of an entry. Null for what the router has not written, such as a fresh step to an anchor. */
export function readEntry(state: unknown): Entry | null {
  if (state === null || typeof state !== 'object') return null
  const key = 'key' in state ? textOf(state.key) : undefined
  const as = 'as' in state ? textOf(state.as) : undefined
  if (key === undefined || as === undefined) return null
  return { key, as, layerOn: 'layerOn' in state ? textOf(state.layerOn) : undefined }
}

/** Tells entries apart: steps to anchors share the router's key. */
export function idOf({ key, as }: Entry): string {
  return `${key} ${as}`
}

export function withoutAnchor(address: string): string {
  return address.replace(/#.*$/, '')
}
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '')
}

/** The part of the page that an address names by its anchor, if it does. */
export function namedPart(address: string): HTMLElement | null {
  return document.getElementById(decodeAddress(address.split('#')[1] ?? ''))
}
