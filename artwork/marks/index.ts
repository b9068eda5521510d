/** The vector marks of the sample space, by the id that their manifest gives them. */
import { flags } from './flags'
import { retailers, social } from './others'
import { brandMarks } from './wordmark'

const bodies: Readonly<Record<string, string>> = { ...brandMarks, ...retailers, ...social, ...flags }

export const marks: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(bodies).map(([id, body]) => [id, () => body]),
)
