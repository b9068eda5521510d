import { isRecord } from '../../content/guards'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Algolia's built-in operations: the new value of an attribute from the old one and the operand. */
const OPERATIONS: Record<string, (old: unknown, operand: unknown) => unknown> = {
  Increment: (old, operand) => numberOf(old) + numberOf(operand),
  Decrement: (old, operand) => numberOf(old) - numberOf(operand),
  Add: (old, operand) => [...listOf(old), operand],
  AddUnique: (old, operand) => (listOf(old).includes(operand) ? old : [...listOf(old), operand]),
  Remove: (old, operand) => listOf(old).filter((item) => item !== operand),
}

/** An object with some attributes replaced, or changed by an operation such as `{ _operation: 'Increment', value: 1 }`. */
export const applyPartial = (
  old: Record<string, unknown>,
  update: Record<string, unknown>,
): Record<string, unknown> => {
  const result = { ...old }
  for (const [name, value] of Object.entries(update)) {
    const operation = isRecord(value) ? OPERATIONS[String(value._operation)] : undefined
    result[name] = operation && isRecord(value) ? operation(old[name], value.value) : value
  }
  return result
}
