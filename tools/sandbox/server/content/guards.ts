import type { SysLink } from '@sandbox/export-format'

/** Narrows unknown values read from an export or a request. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** Orders by code unit, as Contentful orders ids. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export function isLink(value: unknown): value is SysLink {
  return (
    isRecord(value) &&
    isRecord(value.sys) &&
    value.sys.type === 'Link' &&
    typeof value.sys.linkType === 'string' &&
    typeof value.sys.id === 'string'
  )
}
