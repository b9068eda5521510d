import type { CompiledIndex } from '../engine/compiled-index'
import { leavesOf, valuesAt } from '../record'

/** Whether the record of a number fits. */
export type Fits = (record: number) => boolean

const COMPARISONS: Record<string, (value: number, limit: number) => boolean> = {
  '=': (value, limit) => value === limit,
  '!=': (value, limit) => value !== limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
}

const numbersAt = (index: CompiledIndex, record: number, path: string): number[] => {
  const found = index.records[record]
  const leaves = found === undefined ? [] : valuesAt(found, path).flatMap(leavesOf)
  return leaves.filter((leaf) => typeof leaf === 'number')
}

/** One of an attribute's values is the one named; letter case does not matter. */
export const hasValue = (index: CompiledIndex, path: string, value: string): Fits => {
  const wanted = value.toLowerCase()
  return (record) => index.facets[record]?.get(path)?.lowered.has(wanted) ?? false
}

export const compares = (index: CompiledIndex, path: string, sign: string, limit: number): Fits => {
  const isTrue = COMPARISONS[sign] ?? (() => false)
  return (record) => numbersAt(index, record, path).some((value) => isTrue(value, limit))
}

export const isBetween = (index: CompiledIndex, path: string, least: number, most: number): Fits => {
  return (record) => numbersAt(index, record, path).some((value) => value >= least && value <= most)
}

export const all = (conditions: Fits[]): Fits => {
  return (record) => conditions.every((fits) => fits(record))
}

export const any = (conditions: Fits[]): Fits => {
  return (record) => conditions.some((fits) => fits(record))
}

export const not = (condition: Fits): Fits => {
  return (record) => !condition(record)
}
