import type { ProblemCode } from '../problem'

/** What is wrong with a value: its code, and what the words name (`{wrong}`). */
export type Fault = { problem: ProblemCode } & Record<string, string | number>
