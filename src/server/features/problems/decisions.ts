import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { serverEnv } from '@/shared/config/env'

const decisions = z.array(
  z.strictObject({
    /** Whose decision it is, such as a pharmacist's. */
    who: z.string().min(1),
    question: z.string().min(1),
    decidedBy: z.string().min(1).optional(),
    decidedOn: z.iso.date().optional(),
  }),
)

export type Decision = z.infer<typeof decisions>[number]

/** What only a person can decide: the rows of DECISIONS_FILE without a name or a date. @throws if the file cannot be read */
export async function openDecisions(): Promise<Decision[]> {
  const file = serverEnv().DECISIONS_FILE
  if (!file) return []
  const rows = decisions.parse(parse(await readFile(file, 'utf8')))
  return rows.filter(({ decidedBy, decidedOn }) => !decidedBy || !decidedOn)
}
