/** Something wrong in a space, with all that an editor needs to find it: file, entry, type, field, and reason. */
export interface Problem {
  /** Path below `tools/sandbox/space`; null for a space that does not come from the sample's files. */
  file: string | null
  entry: string | null
  type: string | null
  field: string | null
  reason: string
}

/** `entry <id> (<type>) field <field>: <reason>`, with the file behind it where there is one. */
export function describeProblem({ file, entry, type, field, reason }: Problem): string {
  const place = [
    ...(entry === null ? [] : [`entry ${entry}`]),
    ...(type === null ? [] : [`(${type})`]),
    ...(field === null ? [] : [`field ${field}`]),
  ].join(' ')
  const where = place === '' ? (file ?? 'space') : place
  return `${where}: ${reason}${place !== '' && file !== null ? ` [${file}]` : ''}`
}

/** Thrown by `loadSampleSpace`: contains every problem of the sample's files, not only the first. */
export class SampleSpaceError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`The sample space has ${problems.length} problem(s):\n${problems.map(describeProblem).join('\n')}`)
    this.name = 'SampleSpaceError'
    this.problems = problems
  }
}
