/** Readers of outside data in browsers: a schema library would weigh more. */

/** Whether a value is an object and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value, if it is an object; else one without properties. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/** A text that is not blank, trimmed; null for anything else. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** The texts of a list; anything else has none. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textOf).filter((text) => text !== null) : []
}

/** A whole number from 0 on; 0 for anything else. */
export function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0
}
