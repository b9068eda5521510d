import * as z from 'zod/mini'
import type { ProblemCode } from '../problem'

/** A check that names what is wrong by its code. The first rule that is broken is the one that is told. */
export function rule(
  isKept: (value: string) => boolean,
  problem: ProblemCode,
  params: Record<string, string | number> = {},
) {
  return z.refine<string>(isKept, { abort: true, params: { problem, ...params } })
}
