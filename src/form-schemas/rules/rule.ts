import type { ProblemCode } from '../problem'

/** The library that schemas are built with. It is handed in, so that browsers load it when a form is used, not with the page. */
export type SchemaLibrary = typeof import('zod/mini')

/** A check that names what is wrong by its code. The first rule that is broken is the one that is told. */
export function rule(
  z: SchemaLibrary,
  isMet: (value: string) => boolean,
  problem: ProblemCode,
  params: Record<string, string | number> = {},
) {
  return z.refine<string>(isMet, { abort: true, params: { problem, ...params } })
}
