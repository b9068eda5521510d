import { decodeAddress } from '@/shared/utils/decode-address'
import { recordOf } from '@/shared/utils/unknown'

/** A history entry as the pages router writes it (Next 16.4, `changeState`). */
export interface Entry {
  /** The router's key of the visit; new after a reload. */
  key: string
  as: string
  /** Only on the entry that an open layer adds: the address of the entry below. */
  layerOn?: string | undefined
}

/** Reads an entry's state. Null if the router did not write it, e.g. a new step to an anchor. */
export function readEntry(state: unknown): Entry | null {
  const { key, as, layerOn } = recordOf(state)
  if (typeof key !== 'string' || typeof as !== 'string') return null
  return { key, as, layerOn: typeof layerOn === 'string' ? layerOn : undefined }
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
