/** A link as the service writes it in a field: its kind, Entry or Asset, is for whoever asks by it to check. */
export interface RawLink {
  sys: { type: 'Link'; id: string; linkType?: unknown }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export function isLink(value: unknown): value is RawLink {
  return (
    isObject(value) &&
    'sys' in value &&
    isObject(value.sys) &&
    'type' in value.sys &&
    value.sys.type === 'Link' &&
    'id' in value.sys &&
    typeof value.sys.id === 'string'
  )
}
